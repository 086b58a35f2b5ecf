import type {BlockContent, PhrasingContent, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {text} from '../../figures/drawing/nodes';
import type {Child} from '../../figures/drawing/nodes';

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

/** A component around Markdown; `importTheme` makes its name known to the page. */
export function component(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly Child[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([attribute, value]) => ({
      type: 'mdxJsxAttribute',
      name: attribute,
      value,
    })),
    children: children as MdxJsxFlowElement['children'],
  };
}

/** `import NAME from 'SOURCE'` of a page. */
export function importDefault(name: string, source: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${source}'`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [
              {
                type: 'ImportDefaultSpecifier',
                local: {type: 'Identifier', name},
              },
            ],
            source: {type: 'Literal', value: source, raw: `'${source}'`},
          },
        ],
      },
    },
  };
}

/** `import NAME from '@theme/NAME'` of a page. */
export function importTheme(name: string): MdxjsEsm {
  return importDefault(name, `@theme/${name}`);
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
