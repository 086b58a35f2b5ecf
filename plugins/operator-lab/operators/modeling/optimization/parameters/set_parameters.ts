import type {Run, Table} from '../../../_shared/types';

type Row = Readonly<Record<'operator' | 'parameter' | 'value', string>>;

/** Parses a table with three columns: operators, parameters, and values. */
export function parameterRows(table: Table): readonly Row[] {
  const [operators, parameters, values] = table.map((column) => column.values);
  return (operators ?? []).map((operator, row) => ({
    operator: String(operator),
    parameter: String(parameters?.[row]),
    value: String(values?.[row]),
  }));
}

/** Converts parameter rows to a table. */
export function parameterTable(rows: readonly Row[]): Table {
  return (['operator', 'parameter', 'value'] as const).map((name) => ({
    name,
    type: 'nominal',
    values: rows.map((row) => row[name]),
  }));
}

/**
 * Sets the value of one parameter: replaces its row, or adds a row at the end.
 */
export function withValue(rows: readonly Row[], set: Row): readonly Row[] {
  const isSame = (row: Row) =>
    row.operator === set.operator && row.parameter === set.parameter;
  return rows.some(isSame)
    ? rows.map((row) => (isSame(row) ? set : row))
    : [...rows, set];
}

/**
 * Set Parameters. The port `process` has the operators and their parameters as
 * a table, as input and as output.
 */
export const run: Run = (inputs, settings) => {
  const {'parameter set': set = [], process = []} = inputs;
  const map = new Map((settings.name_map ?? []) as [string, string][]);
  const before = parameterRows(process);
  const known = new Set(before.map(({operator}) => operator));
  const after = parameterRows(set)
    .map((row) => ({...row, operator: map.get(row.operator) ?? row.operator}))
    .filter(({operator}) => known.has(operator))
    .reduce(withValue, before);
  return {'parameter set': set, process: parameterTable(after)};
};
