import type {Properties} from 'hast';
import type {BlockContent, PhrasingContent, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {element, text} from '../../shared/drawing/nodes';
import type {Child} from '../../shared/drawing/nodes';
import type {PageLink} from '../registry/links';
import {component} from './components';

export {drawn, element, text} from '../../shared/drawing/nodes';
export type {Child} from '../../shared/drawing/nodes';

/** Joins lists of nodes. Absent values add nothing. */
export function joinLists<Node>(
  ...lists: readonly (readonly Node[] | false | undefined | '')[]
): Node[] {
  return lists.flatMap((nodes) => nodes || []);
}

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** Inline code: a name or a value of the platform. */
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

/** A link to a page. */
export function linkTo({href, title}: PageLink): PhrasingContent {
  return link(href, title);
}

export function paragraph(...children: PhrasingContent[]): BlockContent {
  return {type: 'paragraph', children};
}

/**
 * A bullet list with one line of phrases for each item. Empty if there are no
 * items.
 */
export function bulletList(
  items: readonly (readonly PhrasingContent[])[],
): BlockContent[] {
  return items.length === 0
    ? []
    : [
        {
          type: 'list',
          ordered: false,
          spread: false,
          children: items.map((item) => ({
            type: 'listItem',
            spread: false,
            children: [paragraph(...item)],
          })),
        },
      ];
}

/**
 * A heading that the table of contents lists. It gets an anchor if the title
 * does not determine it.
 */
export function heading(
  depth: 2 | 3,
  value: string,
  id?: string,
): BlockContent {
  return {
    type: 'heading',
    depth,
    ...(id !== undefined && {data: {hProperties: {id}}}),
    children: [text(value)],
  };
}

type Cell = readonly PhrasingContent[];

function tableCell(
  children: Cell,
  data?: {readonly hName: string; readonly hProperties: Properties},
): TableCell {
  return {type: 'tableCell', ...(data && {data}), children: [...children]};
}

/**
 * A table with a class, column titles, and cells of phrases. If groups have
 * titles, each row group starts with an additional title cell.
 */
export function table(
  className: string,
  head: readonly string[],
  ...groups: readonly {
    readonly title?: string;
    readonly rows: readonly (readonly Cell[])[];
  }[]
): BlockContent {
  const rows = groups.flatMap(({title, rows: cells}) =>
    cells.map((row, at) => [
      ...(at === 0 && title !== undefined
        ? [
            tableCell([text(title)], {
              hName: 'th',
              hProperties: {scope: 'rowgroup', rowSpan: cells.length},
            }),
          ]
        : []),
      ...row.map((cell) => tableCell(cell)),
    ]),
  );
  return {
    type: 'table',
    data: {hProperties: {className: [className]}},
    children: [head.map((title) => tableCell([text(title)])), ...rows].map(
      (cells) => ({type: 'tableRow', children: cells}),
    ),
  };
}

/**
 * A short label after a name. The space before it is for readers without
 * styles.
 */
export function badge(kind: string, ...children: Child[]): Child[] {
  return [
    text(' '),
    element(
      'span',
      {className: ['operator-badge', `operator-badge--${kind}`]},
      children,
    ),
  ];
}

/** A fold: its summary and its hidden content. */
export function fold(summary: string, ...children: readonly Child[]): Child {
  return component('OperatorFold', {}, [
    element('summary', {dataSearch: 'skip'}, [text(summary)]),
    ...children,
  ]);
}

/**
 * Parses a Markdown text of a record into blocks. Angle brackets are text, not
 * HTML.
 */
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

/** Parses a one-paragraph Markdown text into phrases. */
export function inline(value: string): PhrasingContent[] {
  const [first] = blocks(value);
  return first?.type === 'paragraph' ? first.children : [text(value)];
}

/** Builds phrases from a template: texts, with nodes between them. */
export function phrase(
  texts: TemplateStringsArray,
  ...values: readonly (PhrasingContent | readonly PhrasingContent[])[]
): PhrasingContent[] {
  return texts.flatMap((value, at) => [
    ...(value ? [text(value)] : []),
    ...[values[at] ?? []].flat(),
  ]);
}

/** Joins lists of phrases with a text between them. */
export function separated(
  parts: readonly (readonly PhrasingContent[])[],
  separator: string,
): PhrasingContent[] {
  return parts.flatMap((part, at) => [
    ...(at > 0 ? [text(separator)] : []),
    ...part,
  ]);
}

/**
 * Joins phrases as in `a, b, or c`. `last` is the word before the last phrase.
 */
export function joined(
  phrases: readonly PhrasingContent[],
  last: string,
): PhrasingContent[] {
  const end = `${phrases.length > 2 ? ',' : ''} ${last} `;
  return phrases.flatMap((phrase, at) => {
    const before = at === phrases.length - 1 ? end : ', ';
    return at === 0 ? phrase : [text(before), phrase];
  });
}

/** Joins texts as in `a, b, or c`. */
export function joinedText(parts: readonly string[], last: string): string {
  return toString(joined(parts.map(text), last));
}
