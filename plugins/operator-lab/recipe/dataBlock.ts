import {columnOf} from '../run/columnOf';
import {COLUMN_TYPES} from '../run/types';
import type {Column, ColumnType} from '../run/types';

/** A table from a block of data, or its mistakes. */
export type DataBlock = {
  readonly title: string;
  readonly table: readonly Column[];
  /** Each with its line in the block, starting with 1 below the fence. */
  readonly problems: readonly {
    readonly line: number;
    readonly message: string;
  }[];
};

/** Splits a line at `|`. A cell in quotation marks keeps its spaces. */
function cellsOf(line: string): string[] {
  return line
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
    .map((cell) => /^"(.*)"$/s.exec(cell)?.[1] ?? cell);
}

const isType = (text: string): text is ColumnType =>
  COLUMN_TYPES.some((type) => type === text);

/**
 * Reads a table: a line with the columns, and a line for each row, with `|`
 * between cells. A column is `name`, `name: type`, or `name: type, role`; its
 * default type follows from the cells. `?` is a missing value.
 * @param meta Text after the language of the block: `title="Orders"`.
 */
export function readDataBlock(text: string, meta: string): DataBlock {
  const title = /title="([^"]+)"/.exec(meta)?.[1] ?? '';
  const [head = '', ...lines] = text.split('\n');
  const rows = lines.map(cellsOf);
  const columns = cellsOf(head).map((written) => {
    const [name = '', type = '', role] = written.split(/: |, (?=\w+$)/);
    return {name, type, role};
  });
  const problems = [
    ...(title
      ? []
      : [{line: 0, message: 'a table needs a title: data title="..."'}]),
    ...columns.flatMap(({name, type}) =>
      type === '' || isType(type)
        ? []
        : [
            {
              line: 1,
              message: `"${type}" of the column "${name}" is not a type: ${COLUMN_TYPES.join(', ')}`,
            },
          ],
    ),
    ...rows.flatMap((row, at) =>
      row.length === columns.length
        ? []
        : [
            {
              line: at + 2,
              message: `the row has ${row.length} cells, and the table has ${columns.length} columns`,
            },
          ],
    ),
  ];
  const table = columns.map(({name, type, role}, at): Column => {
    const texts = rows.map((row) => row[at] ?? '');
    return {
      ...columnOf(name, texts, isType(type) ? type : undefined),
      ...(role !== undefined && {role}),
    };
  });
  return {title, table, problems};
}
