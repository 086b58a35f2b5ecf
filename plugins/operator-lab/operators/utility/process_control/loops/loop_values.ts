import {rowCount} from '../../../_shared/tables/innerNumbers';
import {isNominal} from '../../../_shared/tables/chosenColumns';
import {collectedRounds} from '../../../_shared/workflow/collectedRounds';
import {loopRounds} from '../../../_shared/tables/loopRounds';
import {OperatorError} from '../../../_shared/types';
import type {Run, Settings, Table} from '../../../_shared/types';
import type {RunInner} from '../../../_shared/workflow/flow';
import {oneTable} from '../../../_shared/workflow/oneTable';
import {knownValues} from '../../../_shared/tables/knownValues';
import {exactColumn} from '../../../_shared/tables/namedColumn';

/** Values of the column that occur in a row, in the order of its value list. */
function valuesOf(input: Table, {attribute}: Settings): readonly string[] {
  const name = String(attribute);
  const column = exactColumn(input, name);
  if (!isNominal(column)) {
    throw new OperatorError(`"${name}" is not nominal.`);
  }
  return knownValues(column).filter((value) => column.values.includes(value));
}

const variableOf = ({iteration_macro: name}: Settings): string =>
  String(name ?? 'loop_value');

/**
 * Loop Values: returns the value of each iteration and the number of rows it
 * receives, in the table `rounds`.
 */
export const run: Run = ({'input 1': input = []}, settings) => {
  const values = valuesOf(input, settings);
  return {
    rounds: loopRounds({
      [variableOf(settings)]: values,
      'rows received': values.map(() => rowCount(input)),
    }),
  };
};

/** Loop Values with its inner workflow. */
export const runInner: RunInner = (inputs, settings, {LoopValues: iteration}) =>
  collectedRounds(
    valuesOf(oneTable(inputs['input 1']), settings).map((value) => ({
      [variableOf(settings)]: value,
    })),
    inputs,
    settings,
    iteration,
  );
