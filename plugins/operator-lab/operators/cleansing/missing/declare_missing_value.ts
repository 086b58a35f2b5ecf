import {
  chosenColumns,
  isNominal,
  isNumeric,
} from '../../_shared/tables/chosenColumns';
import {conditionOf} from '../../_shared/expression/rows';
import {OperatorError} from '../../_shared/types';
import type {Column, Run, Settings, Table} from '../../_shared/types';

/** True if a cell becomes missing. */
type Test = (column: Column, row: number) => boolean;

function numericTest(settings: Settings): Test {
  const {numeric_value: code} = settings;
  if (code === undefined) {
    throw new OperatorError('A numeric value must be given.');
  }
  return (column, row) => isNumeric(column) && column.values[row] === code;
}

function nominalTest(settings: Settings, chosen: readonly Column[]): Test {
  const date = chosen.find(
    ({type, values}) => type === 'date' && values.length,
  );
  if (date) {
    throw new OperatorError(
      `The column "${date.name}" holds dates, and must be nominal.`,
    );
  }
  const code = settings.nominal_value ?? '';
  return (column, row) => isNominal(column) && column.values[row] === code;
}

function testOf(table: Table, settings: Settings, chosen: readonly Column[]) {
  switch (settings.mode ?? 'numeric') {
    case 'nominal':
      return nominalTest(settings, chosen);
    case 'expression': {
      if (settings.expression_value === undefined) {
        throw new OperatorError('An expression must be given.');
      }
      const holds = conditionOf(String(settings.expression_value), table);
      return (_column: Column, row: number) => holds(row);
    }
    default:
      return numericTest(settings);
  }
}

/**
 * Declare Missing Value: sets cells that equal a number or a text, or meet a
 * condition, to missing.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const chosen = chosenColumns(table, settings, () => true);
  const isMissing = testOf(table, settings, chosen);
  return {
    'example set output': table.map((column) =>
      chosen.includes(column)
        ? {
            ...column,
            values: column.values.map((value, row) =>
              isMissing(column, row) ? null : value,
            ),
          }
        : column,
    ),
  };
};
