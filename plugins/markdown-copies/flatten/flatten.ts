import type {Nodes, PhrasingContent, RootContent} from 'mdast';
import {flattenDefinitions} from './definitions';
import {elementOf, isPhrasing} from './element';
import type {Element} from './element';
import {flattenInline} from './inline';
import {isMark, MARKS} from './marks';
import {list, paragraph, plainText, strong, text} from './nodes';
import {flattenTable, markdownTable} from './table';
import type {Flattener} from './types';

/** Elements that hold no words of the page, or controls that a text cannot have. */
const DROPPED = new Set(['button', 'form', 'nav', 'script', 'select', 'style']);

/** Where the excerpt of a post ends. */
const TRUNCATE = /^\s*(?:\/\*\s*truncate\s*\*\/|<!--\s*truncate\s*-->)\s*$/;

/** A caption, or the line of a fold, in bold; one of several parts as it is. */
function caption(children: readonly Nodes[], to: Flattener): RootContent[] {
  return children.every(({type}) => type === 'text')
    ? paragraph([strong(flattenInline(children, to))])
    : flattenBlocks(children, to);
}

/** A drawing by its text alternative; one that others describe says nothing itself. */
function drawing({props}: Element): RootContent[] {
  const {role, ariaLabel = props['aria-label']} = props;
  return role === 'img' && ariaLabel ? paragraph([text(ariaLabel)]) : [];
}

function blockElement(element: Element, to: Flattener): RootContent[] {
  const {name, props, children} = element;
  if (DROPPED.has(name)) {
    return [];
  }
  switch (name) {
    case 'p':
      return children.every(isPhrasing)
        ? paragraph(flattenInline(children, to))
        : flattenBlocks(children, to);
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [
        {
          type: 'heading',
          depth: Number(name.slice(1)) as 2 | 3 | 4 | 5 | 6,
          children: flattenInline(children, to),
        },
      ];
    case 'ul':
    case 'ol':
      return list(
        children
          .flatMap((node) => elementOf(node) ?? [])
          .map((item) => flattenBlocks(item.children, to)),
        name === 'ol',
      );
    case 'dl':
      return flattenDefinitions(element, to, (nodes) =>
        flattenBlocks(nodes, to),
      );
    case 'table':
      return flattenTable(element, to);
    case 'figcaption':
    case 'summary':
      return caption(children, to);
    case 'blockquote':
      return [
        {type: 'blockquote', children: flattenBlocks(children, to) as never[]},
      ];
    case 'pre':
      return [{type: 'code', value: plainText(children)}];
    case 'svg':
      return drawing(element);
    case 'TabItem':
      return [
        ...paragraph([strong([text(props.label ?? props.value ?? '')])]),
        ...flattenBlocks(children, to),
      ];
    default:
      return flattenBlocks(children, to);
  }
}

/** A box such as a note or a warning: a quotation that begins with its kind or title. */
function admonition(
  name: string,
  children: readonly Nodes[],
  to: Flattener,
): RootContent {
  const isLabel = ({data}: Nodes) =>
    (data as {directiveLabel?: boolean} | undefined)?.directiveLabel === true;
  const label = children.filter(isLabel);
  const kind = name.charAt(0).toUpperCase() + name.slice(1);
  return {
    type: 'blockquote',
    children: [
      ...paragraph([
        strong([
          text(label.length > 0 ? `${kind}: ` : kind),
          ...flattenInline(label, to),
        ]),
      ]),
      ...flattenBlocks(
        children.filter((node) => !isLabel(node)),
        to,
      ),
    ] as never[],
  };
}

/** The title of a code block, from `title="..."`. */
function codeTitle(meta: string | null | undefined): RootContent[] {
  const [, , title] = /\btitle=(["'])(.*?)\1/.exec(meta ?? '') ?? [];
  return title ? paragraph([strong([text(title)])]) : [];
}

function blockNode(node: Nodes, to: Flattener): RootContent[] {
  const element = elementOf(node);
  if (element) {
    const component = to.components[element.name];
    return component
      ? flattenBlocks(component(element.props, element.children), to)
      : blockElement(element, to);
  }
  switch (node.type) {
    case 'paragraph':
      return paragraph(flattenInline(node.children, to));
    case 'heading':
      return [
        {...node, data: undefined, children: flattenInline(node.children, to)},
      ];
    case 'code':
      return [
        ...codeTitle(node.meta),
        {type: 'code', lang: node.lang, value: node.value},
      ];
    case 'table':
      return [markdownTable(node, to)];
    case 'blockquote':
    case 'list':
    case 'listItem':
    case 'footnoteDefinition':
      return [{...node, children: flattenBlocks(node.children, to) as never[]}];
    case 'containerDirective':
      return [admonition(node.name, node.children, to)];
    case 'definition':
      return [{...node, url: to.url(node.url)}];
    case 'thematicBreak':
      return [node];
    case 'html':
    case 'mdxFlowExpression':
      if (TRUNCATE.test(node.value)) {
        return [{type: 'html', value: MARKS.truncate}];
      }
      return isMark(node.value) ? [{type: 'html', value: node.value}] : [];
    default:
      return 'children' in node ? flattenBlocks(node.children, to) : [];
  }
}

/**
 * Blocks of nodes, in plain Markdown: no JSX, no HTML, no directives. Elements
 * and components become what they say. The nodes given stay as they are.
 */
export function flattenBlocks(
  nodes: readonly Nodes[],
  to: Flattener,
): RootContent[] {
  const blocks: RootContent[] = [];
  let line: PhrasingContent[] = [];
  const endLine = () => {
    blocks.push(...paragraph(line));
    line = [];
  };
  for (const node of nodes) {
    if (isPhrasing(node)) {
      line.push(...flattenInline([node], to));
    } else {
      endLine();
      blocks.push(...blockNode(node, to));
    }
  }
  endLine();
  return blocks;
}
