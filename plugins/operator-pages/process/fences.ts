import type {Code, Parent, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** A fenced block `process` in a tree of Markdown. */
export type Fence = {
  readonly node: Code;
  readonly parent: Parent;
  /** Text between the fences, with one kind of line ends. */
  readonly text: string;
  readonly title: string | undefined;
  /** Line of the opening fence, from 1, within the text of the tree. */
  readonly line: number;
};

/** Text of a process with one kind of line ends and no blanks at the ends of lines. */
function plainText(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Title in the info string of a fence: `process title="..."`. */
function titleOf(meta: string): string | undefined {
  return /title="([^"]+)"/.exec(meta)?.[1];
}

/** The fenced blocks `process` of a tree in order, however deep they stand. */
export function fencesIn(tree: Root): Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'code', (node, _, parent) => {
    if (node.lang === 'process' && parent) {
      fences.push({
        node,
        parent,
        text: plainText(node.value),
        title: titleOf(node.meta ?? ''),
        line: node.position?.start.line ?? 1,
      });
    }
  });
  return fences;
}
