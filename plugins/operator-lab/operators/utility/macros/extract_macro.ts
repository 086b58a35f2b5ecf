import {columnStatistics} from '../../_shared/tables/columnStatistics';
import {doubleText} from '../../_shared/texts/doubleText';
import {macroTable} from '../../_shared/tables/macroTable';
import {shortText} from '../../_shared/texts/numberText';
import {OperatorError} from '../../_shared/types';
import type {Column, Run, Settings, Table} from '../../_shared/types';
import {knownValues} from '../../_shared/tables/knownValues';
import {exactColumn} from '../../_shared/tables/namedColumn';

const isText = ({type}: Column) => type === 'nominal' || type === 'binominal';

/**
 * Converts an index that counts from 1, or from -1 backward, to a row position.
 */
function rowOf(index: number, rows: number): number {
  const row = index < 0 ? rows + index : index - 1;
  if (index === 0 || !(row >= 0 && row < rows)) {
    throw new OperatorError(`There is no row ${index}.`);
  }
  return row;
}

function cellText({values}: Column, row: number): string {
  const value = values[row] ?? null;
  return typeof value === 'number' ? shortText(value) : (value ?? '?');
}

const countOf = ({values}: Column, value: string | null) =>
  values.filter((one) => one === value).length;

/** Most frequent value. In a tie, the value that reaches the count first. */
function mode(column: Column): string | null {
  const counts = new Map<string, number>();
  let best: string | null = null;
  for (const value of column.values) {
    if (typeof value === 'string') {
      counts.set(value, (counts.get(value) ?? 0) + 1);
      if ((counts.get(value) ?? 0) > (counts.get(best ?? '') ?? 0)) {
        best = value;
      }
    }
  }
  return best;
}

function known(value: string | null | undefined, {name}: Column): string {
  if (value === null || value === undefined) {
    throw new OperatorError(`"${name}" has no value.`);
  }
  return value;
}

function nominalStatistic(column: Column, settings: Settings): string {
  const value = String(settings.attribute_value);
  switch (settings.statistics ?? 'average') {
    case 'average':
      return known(mode(column), column);
    case 'min':
    case 'max':
      return known(knownValues(column)[0], column);
    case 'count':
      if (knownValues(column).includes(value)) {
        return String(countOf(column, value));
      }
      throw new OperatorError(`"${value}" is not in "${column.name}".`);
    default:
      throw new OperatorError(`"${column.name}" is not numeric.`);
  }
}

function numericStatistic(column: Column, settings: Settings): string {
  const {mean, variance, minimum, maximum} = columnStatistics(column.values);
  switch (settings.statistics ?? 'average') {
    case 'average':
      return doubleText(mean);
    case 'deviation':
      return doubleText(Math.sqrt(variance));
    case 'variance':
      return doubleText(variance);
    case 'min':
      return doubleText(minimum);
    case 'max':
      return doubleText(maximum);
    default:
      throw new OperatorError(`"${column.name}" is not nominal.`);
  }
}

function statistic(column: Column, settings: Settings): string {
  if (settings.statistics === 'unknown') {
    return doubleText(countOf(column, null));
  }
  return isText(column)
    ? nominalStatistic(column, settings)
    : numericStatistic(column, settings);
}

function additional({additional_macros: entries}: Settings) {
  return Array.isArray(entries)
    ? (entries as readonly (readonly [string, string])[])
    : [];
}

function macros(
  table: Table,
  settings: Settings,
): readonly (readonly [string, string])[] {
  const name = String(settings.macro);
  const rows = table[0]?.values.length ?? 0;
  switch (settings.macro_type ?? 'number_of_examples') {
    case 'number_of_attributes':
      return [[name, String(table.filter(({role}) => !role).length)]];
    case 'data_value': {
      const row = rowOf(Number(settings.example_index), rows);
      return [
        ...additional(settings),
        [name, String(settings.attribute_name)] as const,
      ].map(([macro, column]) => [
        macro,
        cellText(exactColumn(table, column), row),
      ]);
    }
    case 'statistics':
      return [
        [
          name,
          statistic(exactColumn(table, settings.attribute_name), settings),
        ],
      ];
    default:
      return [[name, String(rows)]];
  }
}

/**
 * Extract Macro: returns the macros that it sets, as a table, and the unchanged
 * input.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  return {
    macros: macroTable(macros(table, settings)),
    'example set': table,
  };
};
