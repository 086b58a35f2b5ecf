import {evaluate} from '../../../_shared/expression/evaluate';
import {scopeOf} from '../../../_shared/expression/rows';
import type {Value as Result} from '../../../_shared/expression/value';
import type {
  Column,
  ColumnType,
  Run,
  Settings,
  Table,
} from '../../../_shared/types';

const TYPES: Readonly<Record<Result['type'], ColumnType>> = {
  text: 'nominal',
  real: 'real',
  integer: 'integer',
  boolean: 'binominal',
  date: 'date',
};

function cellOf({type, value}: Result): Column['values'][number] {
  if (value === null || typeof value === 'number') {
    return value !== null && type === 'date'
      ? new Date(value).toISOString()
      : value;
  }
  return String(value);
}

/**
 * Appends a column computed with an expression. It replaces a column with the
 * same name.
 */
function withColumn(table: Table, name: string, expression: string): Table {
  const rows = table[0]?.values.length ?? 0;
  const results = Array.from({length: rows}, (_, row) =>
    evaluate(expression, scopeOf(table, row)),
  );
  const type = TYPES[results[0]?.type ?? 'text'];
  const replaced =
    table.find((column) => column.name === name) ??
    table.find((column) => column.role !== undefined && column.role === name);
  const role = replaced?.role;
  return [
    ...table.filter((column) => column !== replaced),
    {
      name,
      type,
      ...(role && {role}),
      ...(type === 'binominal' && {knownValues: ['false', 'true']}),
      values: results.map(cellOf),
    },
  ];
}

function entriesOf({function_descriptions: entries}: Settings) {
  return Array.isArray(entries)
    ? (entries as readonly (readonly [string, string])[])
    : [];
}

/**
 * Generate Attributes: adds columns computed with expressions. Each expression
 * can use the columns before it.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const entries = entriesOf(settings);
  const computed = entries.reduce<Table>(
    (before, [name, expression]) => withColumn(before, name, expression),
    table,
  );
  const names = new Set(entries.map(([name]) => name));
  return {
    'example set output':
      settings.keep_all === false
        ? computed.filter(
            ({name, role}) => role !== undefined || names.has(name),
          )
        : computed,
    original: table,
  };
};
