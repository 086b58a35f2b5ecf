import type {Paragraph, PhrasingContent, RootContent} from 'mdast';

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

/** A paragraph without spaces at its ends; none if it has no content. */
export function paragraph(children: readonly PhrasingContent[]): Paragraph[] {
  const trimmed = trim(children);
  return trimmed.length > 0 ? [{type: 'paragraph', children: trimmed}] : [];
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

/** Phrases without spaces before the first word and after the last one. */
function trim(children: readonly PhrasingContent[]): PhrasingContent[] {
  const rest = [...children];
  const trimEdge = (at: 0 | -1, edge: RegExp): void => {
    let node = rest.at(at);
    while (node?.type === 'text') {
      const value = node.value.replace(edge, '');
      rest.splice(at, 1, ...(value ? [text(value)] : []));
      node = value ? undefined : rest.at(at);
    }
  };
  trimEdge(0, /^\s+/);
  trimEdge(-1, /\s+$/);
  return rest;
}
