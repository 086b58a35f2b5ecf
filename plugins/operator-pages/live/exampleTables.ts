import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** A table of a page as it is written: texts of its cells. Spaces at the ends of a cell come from code. */
export type WrittenTable = {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

function writtenTable({children}: Table): WrittenTable {
  const [head = [], ...rows] = children.map((row) =>
    row.children.map((cell) => toString(cell)),
  );
  return {head, rows};
}

/** The tables in the section of a page whose heading begins with a text, in order. */
export function exampleTables(
  content: string,
  heading: string,
): WrittenTable[] {
  const {children} = markdown.parse(content);
  const start = children.findIndex(
    (node) =>
      node.type === 'heading' &&
      node.depth === 2 &&
      toString(node).startsWith(heading),
  );
  if (start < 0) {
    return [];
  }
  const rest = children.slice(start + 1);
  const end = rest.findIndex(
    (node) => node.type === 'heading' && node.depth <= 2,
  );
  const tables: WrittenTable[] = [];
  visit(
    {type: 'root', children: end < 0 ? rest : rest.slice(0, end)},
    'table',
    (table: Table) => {
      tables.push(writtenTable(table));
    },
  );
  return tables;
}
