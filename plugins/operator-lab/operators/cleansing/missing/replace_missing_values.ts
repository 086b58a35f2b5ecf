import {
  chosenColumns,
  isNominal,
  replaceEach,
} from '../../_shared/tables/chosenColumns';
import {columnStatistics} from '../../_shared/tables/columnStatistics';
import {
  functionFor,
  mostFrequent,
  replacementValue,
} from '../../_shared/tables/replacement';
import {OperatorError} from '../../_shared/types';
import type {Column, Run, Settings, Table, Value} from '../../_shared/types';

function extreme({type, values}: Column, least: boolean): Value {
  if (type === 'date') {
    const dates = values.filter((value) => typeof value === 'string').sort();
    return (least ? dates[0] : dates.at(-1)) ?? (least ? Infinity : -Infinity);
  }
  const {minimum, maximum} = columnStatistics(values);
  return least ? minimum : maximum;
}

function average(column: Column): Value {
  if (isNominal(column)) {
    return mostFrequent(column.values);
  }
  const {mean} = columnStatistics(column.values);
  if (column.type === 'integer') {
    // Halves are rounded up, and a missing mean becomes 0.
    return Number.isNaN(mean) ? 0 : Math.round(mean);
  }
  return Number.isNaN(mean) ? null : mean;
}

/**
 * Returns the replacement for missing values of a column. With null, they stay
 * missing.
 */
function replacementFor(column: Column, settings: Settings): Value {
  const isDate = column.type === 'date';
  const name = functionFor(column.name, settings, 'average');
  switch (name) {
    case 'average':
      return isDate ? null : average(column);
    case 'minimum':
    case 'maximum':
      return isNominal(column) ? null : extreme(column, name === 'minimum');
    case 'zero':
      return isNominal(column) ? null : isDate ? '1970-01-01' : 0;
    case 'value':
      if (settings.replenishment_value === undefined) {
        throw new OperatorError('A replenishment value must be given.');
      }
      return replacementValue(column, String(settings.replenishment_value));
    default:
      return null;
  }
}

function filled(column: Column, value: Value): Column {
  const replacement =
    isNominal(column) && typeof value === 'string'
      ? replacementValue(column, value)
      : value;
  const known =
    column.knownValues && isNominal(column) && typeof replacement === 'string'
      ? [...new Set([...column.knownValues, replacement])]
      : column.knownValues;
  return {
    ...column,
    values: column.values.map((cell) => cell ?? replacement),
    ...(known && {knownValues: known}),
  };
}

/**
 * Replace Missing Values: replaces all missing values of a column with the same
 * value.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = [], 'new data': newData} = inputs;
  const replacements = new Map(
    chosenColumns(table, settings, () => true).map((column) => [
      column.name,
      {column, value: replacementFor(column, settings)},
    ]),
  );
  const apply = (target: Table) =>
    replaceEach(target, [...replacements.keys()], (column) => {
      const found = replacements.get(column.name);
      return found && isNominal(found.column) === isNominal(column)
        ? filled(column, found.value)
        : column;
    });
  return {
    'example set output': apply(table),
    ...(newData && {applied: apply(newData)}),
  };
};
