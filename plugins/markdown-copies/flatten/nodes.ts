import type {Nodes, Paragraph, PhrasingContent, RootContent} from 'mdast';

/** A text. */
export function text(value: string): PhrasingContent {
  return {type: 'text', value};
}

/** Bold text. */
export function strong(children: readonly PhrasingContent[]): PhrasingContent {
  return {type: 'strong', children: [...children]};
}

/** Text in italics. */
export function emphasis(
  children: readonly PhrasingContent[],
): PhrasingContent {
  return {type: 'emphasis', children: [...children]};
}

/** A paragraph, without the blanks at its edges; none where nothing is left. */
export function paragraph(children: readonly PhrasingContent[]): RootContent[] {
  const trimmed = trim(children);
  return trimmed.length > 0
    ? [{type: 'paragraph', children: trimmed} satisfies Paragraph]
    : [];
}

/** A list of items, each of them blocks. */
export function list(
  items: readonly (readonly RootContent[])[],
  isOrdered = false,
): RootContent[] {
  return items.length > 0
    ? [
        {
          type: 'list',
          ordered: isOrdered,
          spread: false,
          children: items.map((children) => ({
            type: 'listItem',
            spread: children.length > 1,
            children: children as never[],
          })),
        },
      ]
    : [];
}

/** Text of nodes, without what marks it. */
export function plainText(nodes: readonly Nodes[]): string {
  return nodes
    .map((node) =>
      'value' in node
        ? node.value
        : 'children' in node
          ? plainText(node.children)
          : '',
    )
    .join('');
}

/** Phrases without the blanks before the first word and behind the last one. */
function trim(children: readonly PhrasingContent[]): PhrasingContent[] {
  const rest = [...children];
  const trimEdge = (at: 0 | -1, edge: RegExp): void => {
    for (;;) {
      const node = rest.at(at);
      if (node?.type !== 'text') {
        return;
      }
      const value = node.value.replace(edge, '');
      rest.splice(at, 1, ...(value ? [text(value)] : []));
      if (value) {
        return;
      }
    }
  };
  trimEdge(0, /^\s+/);
  trimEdge(-1, /\s+$/);
  return rest;
}
