import {OperatorError} from '../types';
import type {Column, ColumnType, Table, Value} from '../types';

const KINDS: Readonly<Record<ColumnType, string>> = {
  integer: 'number',
  real: 'number',
  nominal: 'text',
  binominal: 'text',
  text: 'text',
  date: 'date',
};

/** Returns the common type of stacked columns: real for integer and real. */
function commonType(columns: readonly Column[]): ColumnType {
  const [first] = columns;
  if (!first) {
    throw new OperatorError('There is no table.');
  }
  if (columns.some(({type}) => KINDS[type] !== KINDS[first.type])) {
    throw new OperatorError(
      `The types of "${first.name}" do not go together: ${columns.map(({type}) => type).join(', ')}.`,
    );
  }
  if (columns.every(({type}) => type === first.type)) {
    return first.type;
  }
  return KINDS[first.type] === 'number' ? 'real' : 'nominal';
}

/**
 * Appends tables with the same columns. The first table determines order and
 * roles. Columns are matched by name.
 */
export function stackedTables(tables: readonly Table[]): Table {
  const [first] = tables;
  if (!first) {
    throw new OperatorError('There is no table.');
  }
  if (tables.some((table) => table.length !== first.length)) {
    throw new OperatorError('The tables have different numbers of columns.');
  }
  return first.map(({name, role}) => {
    const columns = tables.map((table) => {
      const column = table.find((one) => one.name === name);
      if (!column) {
        throw new OperatorError(`A table lacks the column "${name}".`);
      }
      return column;
    });
    return {
      name,
      type: commonType(columns),
      ...(role === undefined ? {} : {role}),
      values: columns.flatMap(({values}): readonly Value[] => values),
    };
  });
}
