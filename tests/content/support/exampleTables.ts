import type {Heading, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import {writtenExample} from '../../../plugins/operator-lab/live/writtenExample';
import {ROOT} from '../../support/sites';
import {docIdOf} from './docId';
import type {PageOfTest} from './docId';
import {readPage} from './page';
import {textOf} from './prose';

/**
 * A cell: a number if the text is numeric, or the text. `?` is a missing value.
 */
export type Cell = number | string;

/** An example table, as rows of cells by column name. */
export type ExampleTable = readonly Readonly<Record<string, Cell>>[];

function cellOf(text: string): Cell {
  const plain = text.trim().replace(/(?<=\d),(?=\d{3})/g, '');
  return /^[-−]?\d+(\.\d+)?(e-?\d+)?$/i.test(plain)
    ? Number(plain.replace('−', '-'))
    : text.trim();
}

function rowsOf({children}: Table): ExampleTable {
  const [head, ...rows] = children.map((row) =>
    row.children.map((cell) => textOf(cell)),
  );
  return rows.map((row) =>
    Object.fromEntries(
      (head ?? []).map((name, at) => [name.trim(), cellOf(row[at] ?? '')]),
    ),
  );
}

/**
 * Reads the tables below a heading of a page, in order. The default heading is
 * the worked example.
 * @throws Error when the page has no such heading.
 */
export function exampleTables(
  page: PageOfTest,
  heading = 'Example',
): ExampleTable[] {
  const file = `docs/${docIdOf(page)}.mdx`;
  const {tree} = readPage(ROOT, file);
  const isHeading = (node: object): node is Heading =>
    'type' in node && node.type === 'heading';
  const start = tree.children.findIndex(
    (node) => isHeading(node) && textOf(node) === heading,
  );
  if (start < 0) {
    throw new Error(`${file} has no heading "${heading}".`);
  }
  const depth = (tree.children[start] as Heading).depth;
  const rest = tree.children.slice(start + 1);
  const end = rest.findIndex((node) => isHeading(node) && node.depth <= depth);
  const tables: ExampleTable[] = [];
  visit(
    {type: 'root', children: end < 0 ? rest : rest.slice(0, end)},
    'table',
    (table: Table) => {
      tables.push(rowsOf(table));
    },
  );
  return tables;
}

/**
 * Reads the tables of a page's worked example with cells as written: `1.0` is
 * not 1.
 */
export function writtenTables(page: PageOfTest) {
  const {text} = readPage(ROOT, `docs/${docIdOf(page)}.mdx`);
  return writtenExample(text, 'Example').tables;
}

/**
 * Reads all tables of a page or a post, in order.
 * @param file Path within the project, such as `blog/2024-09-18-planning.mdx`.
 */
export function tablesOf(file: string): ExampleTable[] {
  const {tree} = readPage(ROOT, file);
  const tables: ExampleTable[] = [];
  visit(tree, 'table', (table: Table) => {
    tables.push(rowsOf(table));
  });
  return tables;
}

/** Cells of a column. */
export function column(
  table: ExampleTable | undefined,
  name: string,
): readonly Cell[] {
  return (table ?? []).map((row) => {
    if (!(name in row)) {
      throw new Error(
        `The table has no column "${name}", only ${Object.keys(row).join(', ')}.`,
      );
    }
    return row[name] as Cell;
  });
}

/** Selects columns of a table. */
export function picked(
  table: ExampleTable | undefined,
  names: readonly string[],
): ExampleTable {
  const columns = names.map((name) => column(table, name));
  return (table ?? []).map((_, row) =>
    Object.fromEntries(
      names.map((name, at) => [name, columns[at]?.[row] as Cell]),
    ),
  );
}

/** Numeric cells of a column. Throws an error for other cells. */
export function numbers(
  table: ExampleTable | undefined,
  name: string,
): readonly number[] {
  return column(table, name).map((cell) => {
    if (typeof cell !== 'number') {
      throw new Error(`"${cell}" in the column "${name}" is no number.`);
    }
    return cell;
  });
}

/** Rounds a number as examples do. */
export function rounded(value: number, digits = 3): number {
  return Number(value.toFixed(digits));
}
