import type {Heading, Nodes, PhrasingContent, Root} from 'mdast';
import {EXIT, SKIP, visit} from 'unist-util-visit';

/** A piece of prose: a paragraph, heading, or table cell, without code. */
type Prose = {readonly text: string; readonly line: number | undefined};

const BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);

/**
 * Text of a node as read aloud. If `code` is given, it replaces inline code.
 */
export function textOf(node: Nodes, code?: string): string {
  if (node.type === 'inlineCode') {
    return code ?? node.value;
  }
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type === 'break') {
    return ' ';
  }
  const text =
    'children' in node
      ? (node.children as PhrasingContent[])
          .map((child) => textOf(child, code))
          .join('')
      : '';
  if (node.type === 'heading') {
    // Its id can follow in a comment.
    return text.trimEnd();
  }
  // A colon within a line, as in 07:00, is not a directive.
  return node.type === 'textDirective' ? `:${node.name}${text}` : text;
}

/** Pieces of prose of a page, in order. `code` replaces inline code. */
export function proseOf(tree: Root, code = 'code'): Prose[] {
  const prose: Prose[] = [];
  visit(tree, (node) => {
    if (BLOCKS.has(node.type)) {
      prose.push({text: textOf(node, code), line: node.position?.start.line});
      return SKIP;
    }
    return undefined;
  });
  return prose;
}

/** Headings of a page, in order. */
export function headingsOf(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'heading', (heading) => {
    headings.push(heading);
  });
  return headings;
}

/** Id of a heading in a comment at its end, if it has one. */
export function commentId({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? /^\/\* #(\S+) \*\/$/.exec(last.value)?.[1]
    : undefined;
}

/** Returns true if a node of the page passes a test. */
export function hasNode(tree: Root, test: (node: Nodes) => boolean): boolean {
  let found = false;
  visit(tree, (node) => {
    found = test(node);
    return found ? EXIT : undefined;
  });
  return found;
}

/** Number of words of prose, including tables and headings, without code. */
export function countWords(tree: Root): number {
  return proseOf(tree)
    .map(
      ({text}) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0,
    )
    .reduce((sum, count) => sum + count, 0);
}
