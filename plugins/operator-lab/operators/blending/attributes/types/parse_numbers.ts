import {isNominal} from '../../../_shared/tables/chosenColumns';
import {treatColumns} from '../../../_shared/tables/treatedColumns';
import {strictNumber} from '../../../_shared/texts/strictNumber';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Settings} from '../../../_shared/types';
import {knownValues} from '../../../_shared/tables/knownValues';

function parsed(column: Column, settings: Settings): Column {
  const {unparsable_value_handling: handling = 'fail'} = settings;
  const isUnreadable = (value: string) =>
    strictNumber(value, settings) === null;
  if (handling === 'skip attribute' && knownValues(column).some(isUnreadable)) {
    return column;
  }
  const {name, role} = column;
  const rest = {name, ...(role && {role})};
  return {
    ...rest,
    type: 'real',
    values: column.values.map((value) => {
      if (
        value !== null &&
        handling === 'fail' &&
        isUnreadable(String(value))
      ) {
        throw new OperatorError(`"${value}" is no number.`);
      }
      return value === null ? null : strictNumber(String(value), settings);
    }),
  };
}

/**
 * Returns the sort position of a column: columns with a role, skipped columns,
 * parsed columns, unselected columns.
 */
function rank({name, role, type}: Column, chosen: ReadonlySet<string>): number {
  if (role) {
    return 0;
  }
  return chosen.has(name) ? (type === 'real' ? 2 : 1) : 3;
}

/** Parse Numbers: parses texts that are completely numbers. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const chosen = new Set<string>();
  const output = treatColumns(table, settings, isNominal, (column) => {
    chosen.add(column.name);
    return parsed(column, settings);
  });
  return {
    'example set output': [...output].sort(
      (one, other) => rank(one, chosen) - rank(other, chosen),
    ),
    original: table,
  };
};
