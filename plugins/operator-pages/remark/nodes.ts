import type {BlockContent, PhrasingContent, TableRow} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {element, text} from '../../figures/drawing/nodes';
import type {Child} from '../../figures/drawing/nodes';
import {component} from './jsx';

export {drawn, element, text} from '../../figures/drawing/nodes';
export type {Child} from '../../figures/drawing/nodes';

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** Text as code: a name or a value of the platform. */
export function code(value: string): PhrasingContent {
  return {type: 'inlineCode', value};
}

/** Bold text. */
export function strong(value: string): PhrasingContent {
  return {type: 'strong', children: [text(value)]};
}

/** A link to a file or an anchor. */
export function link(url: string, value: string): PhrasingContent {
  return {type: 'link', url, children: [text(value)]};
}

/** A paragraph. */
export function paragraph(...children: PhrasingContent[]): BlockContent {
  return {type: 'paragraph', children};
}

/** A list with bullets; each item is a line of phrases. */
export function bulletList(
  items: readonly (readonly PhrasingContent[])[],
): BlockContent {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((item) => ({
      type: 'listItem',
      spread: false,
      children: [{type: 'paragraph', children: [...item]}],
    })),
  };
}

/** A heading, which the table of contents lists. */
export function heading(depth: 2 | 3, value: string): BlockContent {
  return {type: 'heading', depth, children: [text(value)]};
}

/** A heading with an anchor of its own. */
export function anchored(
  depth: 2 | 3,
  value: string,
  id: string,
): BlockContent {
  return {
    type: 'heading',
    depth,
    data: {hProperties: {id}},
    children: [text(value)],
  };
}

function tableRow(cells: readonly (readonly PhrasingContent[])[]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((cell) => ({type: 'tableCell', children: [...cell]})),
  };
}

/** A table with a class of its own: cells of phrases. */
export function table(
  className: string,
  head: readonly (readonly PhrasingContent[])[],
  rows: readonly (readonly (readonly PhrasingContent[])[])[],
): BlockContent {
  return {
    type: 'table',
    data: {hProperties: {className: [className]}},
    children: [tableRow(head), ...rows.map(tableRow)],
  };
}

/** A fold: the line that opens it, and what it hides. */
export function fold(summary: string, ...children: readonly Child[]): Child {
  return component('OperatorFold', {}, [
    element('summary', {dataSearch: 'skip'}, [text(summary)]),
    ...children,
  ]);
}

/** Blocks of a Markdown text of a record. Angle brackets are text there, not HTML. */
export function blocks(value: string): BlockContent[] {
  const tree = markdown.parse(value);
  visit(tree, (node) => {
    delete node.position;
    if (node.type === 'html') {
      (node as {type: string}).type = 'text';
    }
  });
  return tree.children as BlockContent[];
}

/** Words of a Markdown text of one paragraph. */
export function inline(value: string): PhrasingContent[] {
  const [first] = blocks(value);
  return first?.type === 'paragraph' ? first.children : [text(value)];
}

/** Parts of several phrases each, with a text between them. */
export function separated(
  parts: readonly (readonly PhrasingContent[])[],
  separator: string,
): PhrasingContent[] {
  return parts.flatMap((part, at) => [
    ...(at > 0 ? [text(separator)] : []),
    ...part,
  ]);
}

/** What stands between the parts of a list: `a, b, or c`. */
function separator(at: number, length: number, last: string): string {
  if (at === 0) {
    return '';
  }
  const isLast = at === length - 1;
  const comma = length > 2 ? ', ' : ' ';
  return isLast ? `${comma}${last} ` : ', ';
}

/** Joins phrases as in `a, b, or c`; `last` is the word before the last one. */
export function joined(
  phrases: readonly PhrasingContent[],
  last: string,
): PhrasingContent[] {
  return phrases.flatMap((phrase, at) => [
    ...(at > 0 ? [text(separator(at, phrases.length, last))] : []),
    phrase,
  ]);
}

/** Joins texts as in `a, b, or c`. */
export function joinedText(parts: readonly string[], last: string): string {
  return parts
    .map((part, at) => separator(at, parts.length, last) + part)
    .join('');
}
