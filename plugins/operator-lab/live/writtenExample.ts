import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/**
 * A table of a page as written: the texts of its cells. Spaces at the ends of a
 * cell come from code.
 */
export type WrittenTable = {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** Tables and text blocks in the section of an example, in page order. */
export type WrittenExample = {
  readonly tables: readonly WrittenTable[];
  /** Text blocks as tables with one row per line. */
  readonly blocks: readonly WrittenTable[];
};

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

function writtenTable({children}: Table): WrittenTable {
  const [head = [], ...rows] = children.map((row) =>
    row.children.map((cell) => toString(cell)),
  );
  return {head, rows};
}

/**
 * Finds the tables and text blocks in the section whose heading starts with a
 * text.
 */
export function writtenExample(
  content: string,
  heading: string,
): WrittenExample {
  const {children} = markdown.parse(content);
  const start = children.findIndex(
    (node) =>
      node.type === 'heading' &&
      node.depth === 2 &&
      toString(node).startsWith(heading),
  );
  if (start < 0) {
    return {tables: [], blocks: []};
  }
  const rest = children.slice(start + 1);
  const end = rest.findIndex(
    (node) => node.type === 'heading' && node.depth <= 2,
  );
  const tables: WrittenTable[] = [];
  const blocks: WrittenTable[] = [];
  const section: Root = {
    type: 'root',
    children: end < 0 ? rest : rest.slice(0, end),
  };
  visit(section, (node) => {
    if (node.type === 'table') {
      tables.push(writtenTable(node));
    } else if (node.type === 'code' && node.lang === 'text') {
      const rows = node.value.split('\n').map((line) => [line]);
      blocks.push({head: ['line'], rows});
    }
  });
  return {tables, blocks};
}
