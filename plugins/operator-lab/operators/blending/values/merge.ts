import {isNominal} from '../../_shared/tables/chosenColumns';
import {OperatorError} from '../../_shared/types';
import type {Column, Run, Settings} from '../../_shared/types';
import {knownValues} from '../../_shared/tables/knownValues';

function merged(column: Column, settings: Settings): Column {
  const pair = [String(settings.first_value), String(settings.second_value)];
  const known = new Set([...knownValues(column), ...pair]);
  if (column.type === 'binominal' && known.size > 2) {
    throw new OperatorError(
      `The column "${column.name}" has two values, and cannot have a third one.`,
    );
  }
  const values = column.values.map((value) =>
    value !== null && pair.includes(String(value)) ? pair.join('_') : value,
  );
  const {name, type} = column;
  return {name, type, values};
}

/** Merge: merges two values of a column into one. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const column = table.find(
    ({name, role}) => name === settings.attribute_name && !role,
  );
  if (!column) {
    throw new OperatorError(
      `There is no column "${String(settings.attribute_name)}" without a role.`,
    );
  }
  if (!isNominal(column)) {
    throw new OperatorError(`The column "${column.name}" is not nominal.`);
  }
  return {
    'example set output': [
      ...table.filter((other) => other !== column),
      merged(column, settings),
    ],
    original: table,
  };
};
