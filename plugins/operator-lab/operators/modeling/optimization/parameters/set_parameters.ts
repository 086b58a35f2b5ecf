import type {Run, Table} from '../../../_shared/types';

type Row = Readonly<Record<'operator' | 'parameter' | 'value', string>>;

/** The rows of a table with three columns: operators, parameters, and values. */
export function parameterRows(table: Table): readonly Row[] {
  const [operators, parameters, values] = table.map((column) => column.values);
  return (operators ?? []).map((operator, row) => ({
    operator: String(operator),
    parameter: String(parameters?.[row]),
    value: String(values?.[row]),
  }));
}

/** Rows of parameters as a table. */
export function parameterTable(rows: readonly Row[]): Table {
  return (['operator', 'parameter', 'value'] as const).map((name) => ({
    name,
    type: 'nominal',
    values: rows.map((row) => row[name]),
  }));
}

/** The same rows with the value of one parameter set: in its place, or behind the others. */
export function withValue(rows: readonly Row[], set: Row): readonly Row[] {
  const isSame = (row: Row) =>
    row.operator === set.operator && row.parameter === set.parameter;
  return rows.some(isSame)
    ? rows.map((row) => (isSame(row) ? set : row))
    : [...rows, set];
}

/**
 * Set Parameters. The operators of the process and their parameters are a
 * table at the port `process`, and so they leave.
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
