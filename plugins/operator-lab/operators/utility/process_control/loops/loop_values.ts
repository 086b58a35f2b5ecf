import {rowCount} from '../../../_shared/tables/innerNumbers';
import {isNominal} from '../../../_shared/tables/chosenColumns';
import {loopRounds} from '../../../_shared/tables/loopRounds';
import {OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';
import {knownValues} from '../../../_shared/tables/knownValues';
import {exactColumn} from '../../../_shared/tables/namedColumn';

/**
 * Loop Values: returns the value of each iteration and the number of rows it
 * receives, in the table `rounds`.
 */
export const run: Run = ({'input 1': input = []}, settings) => {
  const name = String(settings.attribute);
  const column = exactColumn(input, name);
  if (!isNominal(column)) {
    throw new OperatorError(`"${name}" is not nominal.`);
  }
  const values = knownValues(column).filter((value) =>
    column.values.includes(value),
  );
  return {
    rounds: loopRounds({
      [String(settings.iteration_macro ?? 'loop_value')]: values,
      'rows received': values.map(() => rowCount(input)),
    }),
  };
};
