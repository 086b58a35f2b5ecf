import type {Nodes, RootContent, TableCell, TableRow} from 'mdast';
import {emphasis, paragraph, strong, text} from './nodes';
import {cell} from './table';
import type {Flattener} from './types';

type Handler<T extends Nodes['type'] = Nodes['type']> = (
  node: Extract<Nodes, {type: T}>,
  to: Flattener,
) => Nodes[];

/** A string in braces: `{' '}`. */
const STRING = /^\s*(['"`])([^]*)\1\s*$/;

/** An attribute of the tag that includes the file: `{props.name}`. */
const PROP = /^\s*props\.(\w+)\s*$/;

const keep = (node: Nodes) => [node];

const withPhrases = (
  node: Extract<Nodes, {children: unknown}>,
  to: Flattener,
) => [{...node, children: to.phrases(node.children)}] as Nodes[];

const withBlocks = (node: Extract<Nodes, {children: unknown}>, to: Flattener) =>
  [{...node, children: to.blocks(node.children)}] as Nodes[];

/** A picture by its text alternative, because its file has another name in the built site. */
const picture = ({alt}: {readonly alt?: string | null | undefined}) =>
  alt ? [emphasis([text(alt)])] : [];

function expression({value}: {readonly value: string}): Nodes[] {
  const [, name] = PROP.exec(value) ?? [];
  const [, , string] = STRING.exec(value) ?? [];
  if (name) {
    return [{type: 'copyProp', name}];
  }
  return string ? [text(string)] : [];
}

/** A box such as a note or a warning: a quotation that begins with its kind or title. */
const admonition: Handler<'containerDirective'> = ({name, children}, to) => {
  const isLabel = ({data}: Nodes) =>
    (data as {directiveLabel?: boolean} | undefined)?.directiveLabel === true;
  const label = children.filter(isLabel);
  const kind = name.charAt(0).toUpperCase() + name.slice(1);
  const title = [
    text(label.length > 0 ? `${kind}: ` : kind),
    ...to.phrases(label),
  ];
  const body = to.blocks(children.filter((node) => !isLabel(node)));
  return [
    {
      type: 'blockquote',
      children: [...paragraph([strong(title)]), ...(body as never[])],
    },
  ];
};

/** The title of a code block, from `title="..."`. */
function codeTitle(meta: string | null | undefined): RootContent[] {
  const [, , title] = /\btitle=(["'])(.*?)\1/.exec(meta ?? '') ?? [];
  return title ? paragraph([strong([text(title)])]) : [];
}

/** How many rows a cell is in. */
function rowSpanOf(one: TableCell | undefined): number {
  return Number(one?.data?.hProperties?.rowSpan ?? 1);
}

/** A table. Rows below a first cell that is in several rows begin with an empty one. */
const table: Handler<'table'> = ({align, children}, to) => {
  let below = 0;
  const rows = children.map((row): TableRow => {
    const isBelow = below > 0;
    below = (isBelow ? below : rowSpanOf(row.children[0])) - 1;
    const cells = row.children.map((one) => cell(one.children, to));
    return {
      type: 'tableRow',
      children: isBelow ? [cell([], to), ...cells] : cells,
    };
  });
  return [{type: 'table', align, children: rows}];
};

/** What nodes of Markdown are in a copy, by type. Other nodes are elements. */
const HANDLERS: {readonly [T in Nodes['type']]?: Handler<T>} = {
  text: keep,
  inlineCode: keep,
  break: keep,
  footnoteReference: keep,
  thematicBreak: keep,
  definition: keep,
  copyPages: keep,
  copyInclude: withBlocks,
  emphasis: withPhrases,
  strong: withPhrases,
  delete: withPhrases,
  link: ({url, children}, to) => [
    {type: 'link', url, children: to.phrases(children)},
  ],
  linkReference: withPhrases,
  heading: withPhrases,
  blockquote: withBlocks,
  list: withBlocks,
  listItem: withBlocks,
  footnoteDefinition: withBlocks,
  paragraph: ({children}, to) => paragraph(to.phrases(children)),
  image: picture,
  imageReference: picture,
  // Not a directive but a colon within a line, as in 07:00.
  textDirective: ({name, children}, to) => [
    text(`:${name}`),
    ...to.phrases(children),
  ],
  mdxTextExpression: expression,
  mdxFlowExpression: expression,
  containerDirective: admonition,
  code: ({lang, meta, value}) => [
    ...codeTitle(meta),
    {type: 'code', lang, value},
  ],
  table,
};

/** A node of Markdown as plain Markdown; undefined for other nodes. */
export function flattenMarkdown(
  node: Nodes,
  to: Flattener,
): Nodes[] | undefined {
  return (HANDLERS[node.type] as Handler | undefined)?.(node, to);
}
