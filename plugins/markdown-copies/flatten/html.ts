import type {Nodes, PhrasingContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {elementOf} from './element';
import type {Element} from './element';
import {emphasis, list, paragraph, strong, text} from './nodes';
import {cell} from './table';
import type {Flattener} from './types';

type Handler = (element: Element, to: Flattener) => Nodes[];

function elementsNamed(
  nodes: readonly Nodes[],
  ...names: readonly string[]
): Element[] {
  return nodes.flatMap((node) => {
    const element = elementOf(node);
    if (!element) {
      return [];
    }
    return names.includes(element.name)
      ? [element]
      : elementsNamed(element.children, ...names);
  });
}

/** Elements that have no words of the page, or controls, which a text does not have. */
const nothing: Handler = () => [];

const around =
  (wrap: (children: readonly PhrasingContent[]) => PhrasingContent): Handler =>
  ({children}, to) => [wrap(to.phrases(children))];

const code: Handler = ({children}) => [
  {type: 'inlineCode', value: toString(children)},
];

const heading: Handler = ({name, children}, to) => [
  {
    type: 'heading',
    depth: Number(name.slice(1)) as 2 | 3 | 4 | 5 | 6,
    children: to.phrases(children),
  },
];

const items: Handler = ({name, children}, to) =>
  list(
    children
      .flatMap((node) => elementOf(node) ?? [])
      .map((item) => to.blocks(item.children)),
    name === 'ol',
  );

/** An item for each term, with its definitions below. */
const definitions: Handler = ({children}, to) => {
  const found: RootContent[][] = [];
  for (const {name, children: within} of elementsNamed(children, 'dt', 'dd')) {
    if (name === 'dt') {
      found.push(paragraph(to.phrases(within)));
    } else {
      found.at(-1)?.push(...to.blocks(within));
    }
  }
  return list(found);
};

/** A table below its caption. Its first row is the head, and a cell across several columns is followed by empty ones. */
const table: Handler = ({children}, to) => [
  ...elementsNamed(children, 'caption').flatMap((caption) =>
    paragraph([strong(to.phrases(caption.children))]),
  ),
  {
    type: 'table',
    children: elementsNamed(children, 'tr').map((row) => ({
      type: 'tableRow',
      children: elementsNamed(row.children, 'th', 'td').flatMap((one) => [
        cell(one.children, to),
        ...Array.from({length: Number(one.props.colSpan ?? 1) - 1}, () =>
          cell([], to),
        ),
      ]),
    })),
  },
];

/** A caption or the line of a fold, in bold. If it has several parts, they stay as they are. */
const caption: Handler = ({children}, to) =>
  children.every(({type}) => type === 'text')
    ? paragraph([strong(to.phrases(children))])
    : to.blocks(children);

/** The text alternative of a drawing. A drawing that other elements describe has none. */
const drawing: Handler = ({props}) => {
  const {role, ariaLabel = props['aria-label']} = props;
  return role === 'img' && ariaLabel ? paragraph([text(ariaLabel)]) : [];
};

const tab: Handler = ({props, children}, to) => [
  ...paragraph([strong([text(props.label ?? props.value ?? '')])]),
  ...to.blocks(children),
];

/** What elements are in Markdown, by name. Of others, a copy has the content. */
export const ELEMENTS: Readonly<Record<string, Handler>> = {
  a: ({props, children}, to) => [
    {type: 'link', url: props.href ?? '', children: to.phrases(children)},
  ],
  b: around(strong),
  strong: around(strong),
  em: around(emphasis),
  i: around(emphasis),
  // A span with a class is a badge, which is set apart from the words beside it.
  span: ({props, children}, to) =>
    props.className ? [emphasis(to.phrases(children))] : to.phrases(children),
  code,
  kbd: code,
  br: () => [{type: 'break'}],
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  ul: items,
  ol: items,
  dl: definitions,
  table,
  figcaption: caption,
  summary: caption,
  blockquote: ({children}, to) => [
    {type: 'blockquote', children: to.blocks(children) as never[]},
  ],
  pre: ({children}) => [{type: 'code', value: toString(children)}],
  svg: drawing,
  TabItem: tab,
  button: nothing,
  form: nothing,
  input: nothing,
  nav: nothing,
  script: nothing,
  select: nothing,
  style: nothing,
};
