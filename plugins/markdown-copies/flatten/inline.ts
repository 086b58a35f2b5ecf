import type {Nodes, PhrasingContent} from 'mdast';
import {elementOf} from './element';
import type {Element} from './element';
import {emphasis, plainText, strong, text} from './nodes';
import type {Flattener} from './types';

/** A string that stands in braces: `{' '}`. */
const STRING = /^\s*(['"`])([^]*)\1\s*$/;

/** Elements that hold no words, or controls that a text cannot have. */
const DROPPED = new Set(['button', 'script', 'style', 'svg', 'input']);

function inlineElement(
  {name, props, children}: Element,
  to: Flattener,
): PhrasingContent[] {
  if (DROPPED.has(name)) {
    return [];
  }
  const within = flattenInline(children, to);
  switch (name) {
    case 'a':
      return [
        {
          type: 'link',
          url: to.url(props.href ?? ''),
          children: within,
        },
      ];
    case 'b':
    case 'strong':
      return [strong(within)];
    case 'em':
    case 'i':
      return [emphasis(within)];
    case 'code':
    case 'kbd':
      return [{type: 'inlineCode', value: plainText(children)}];
    case 'br':
      return [{type: 'break'}];
    case 'span':
      // A badge, which stands apart from the words beside it.
      return props.className ? [emphasis(within)] : within;
    default:
      return within;
  }
}

function inlineNode(node: Nodes, to: Flattener): PhrasingContent[] {
  const element = elementOf(node);
  if (element) {
    const component = to.components[element.name];
    return component
      ? flattenInline(component(element.props, element.children), to)
      : inlineElement(element, to);
  }
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'break':
    case 'footnoteReference':
      return [node];
    case 'emphasis':
    case 'strong':
    case 'delete':
      return [{...node, children: flattenInline(node.children, to)}];
    case 'link':
      return [
        {
          type: 'link',
          url: to.url(node.url),
          children: flattenInline(node.children, to),
        },
      ];
    case 'linkReference':
      return [{...node, children: flattenInline(node.children, to)}];
    case 'image':
    case 'imageReference':
      // Its file has another name in the built site; its text says what it shows.
      return node.alt ? [emphasis([text(node.alt)])] : [];
    case 'textDirective':
      // No directive, but a colon within a line, as in 07:00.
      return [text(`:${node.name}`), ...flattenInline(node.children, to)];
    case 'mdxTextExpression': {
      const [, , value] = STRING.exec(node.value) ?? [];
      return value ? [text(value)] : [];
    }
    default:
      return 'children' in node ? flattenInline(node.children, to) : [];
  }
}

/** Phrases of nodes, in plain Markdown. */
export function flattenInline(
  nodes: readonly Nodes[],
  to: Flattener,
): PhrasingContent[] {
  return nodes.flatMap((node) => inlineNode(node, to));
}
