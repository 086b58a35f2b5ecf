import {sum} from '../../_shared/numbers/averages';
import {isNominal} from '../../_shared/tables/chosenColumns';
import {knownValues} from '../../_shared/tables/knownValues';
import {OperatorError} from '../../_shared/types';
import type {Column, Run, Settings, Table} from '../../_shared/types';

function columnOf(table: Table, settings: Settings): Column {
  const column = table.find(({name}) => name === settings.attribute_name);
  if (!column) {
    throw new OperatorError(
      `There is no column "${String(settings.attribute_name)}".`,
    );
  }
  return column;
}

function cell(table: Table, settings: Settings): number {
  const rows = table[0]?.values.length ?? 0;
  const index = Number(settings.example_index);
  if (index === 0) {
    throw new OperatorError('Rows are counted from 1, or from -1.');
  }
  const row = index < 0 ? rows + index : index - 1;
  if (row >= rows || row < 0) {
    throw new OperatorError(`There is no row ${index}.`);
  }
  const column = columnOf(table, settings);
  const value = column.values[row] ?? null;
  if (value === null) {
    return NaN;
  }
  return isNominal(column)
    ? knownValues(column).indexOf(String(value))
    : Number(value);
}

/**
 * Position of the most frequent value. In a tie, the value that reaches the
 * count first.
 */
function mode(column: Column): number {
  const names = knownValues(column);
  const counts = names.map(() => 0);
  let best = -1;
  for (const value of column.values.filter((one) => one !== null)) {
    const at = names.indexOf(String(value));
    counts[at] = (counts[at] ?? 0) + 1;
    if (best === -1 || counts[at] > (counts[best] ?? 0)) {
      best = at;
    }
  }
  return best;
}

function statistic(column: Column, settings: Settings): number {
  const known = column.values.filter((value) => value !== null);
  const name = settings.statistics ?? 'average';
  if (name === 'count') {
    const value = String(settings.attribute_value);
    if (!isNominal(column)) {
      throw new OperatorError('Only values of nominal columns are counted.');
    }
    if (!knownValues(column).includes(value)) {
      throw new OperatorError(`The column has no value "${value}".`);
    }
    return known.filter((one) => one === value).length;
  }
  if (isNominal(column)) {
    return name === 'average' ? mode(column) : NaN;
  }
  const numbers = known.map(Number);
  if (name === 'average') {
    return sum(numbers) / numbers.length;
  }
  return name === 'min' ? Math.min(...numbers) : Math.max(...numbers);
}

/**
 * Extract Performance. The output `fitness` has the number that an optimization
 * maximizes.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const values: Readonly<Record<string, () => number>> = {
    number_of_examples: () => table[0]?.values.length ?? 0,
    number_of_attributes: () =>
      table.filter(({role}) => role === undefined).length,
    data_value: () => cell(table, settings),
    statistics: () => statistic(columnOf(table, settings), settings),
  };
  const type = String(settings.performance_type ?? 'number_of_examples');
  const value = values[type]?.() ?? NaN;
  const isKnown = !Number.isNaN(value);
  return {
    performance: [
      {name: 'measure', type: 'nominal', values: ['Data Based Performance']},
      {name: 'value', type: 'real', values: [isKnown ? value : null]},
    ],
    fitness: [
      {
        name: 'fitness',
        type: 'real',
        values: [
          isKnown
            ? settings.optimization_direction === 'minimize'
              ? -value
              : value
            : null,
        ],
      },
    ],
    'example set': table,
  };
};
