import {chosenColumns} from '../../../_shared/tables/chosenColumns';
import {loopRounds} from '../../../_shared/tables/loopRounds';
import type {Run} from '../../../_shared/types';

/**
 * Loop Attributes: returns the column of each iteration, in the table `rounds`.
 */
export const run: Run = ({'input 1': input = []}, settings) => ({
  rounds: loopRounds({
    [String(settings.attribute_name_macro ?? 'loop_attribute')]: chosenColumns(
      input,
      settings,
      () => true,
    ).map(({name}) => name),
  }),
});
