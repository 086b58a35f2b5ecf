import {chosenColumns} from '../../../_run/chosenColumns';
import {loopRounds} from '../../../_run/loopRounds';
import type {Run} from '../../../_run/types';

/** Loop Attributes: the column of each round, as the table `rounds`. */
export const run: Run = ({input = []}, settings) => ({
  rounds: loopRounds({
    [String(settings.attribute_name_macro ?? 'loop_attribute')]: chosenColumns(
      input,
      settings,
      () => true,
    ).map(({name}) => name),
  }),
});
