import {visit} from 'unist-util-visit';
import type {Page, Problem} from '../support/page';

/**
 * Text of a comment in the body, without its delimiters. The id of a heading
 * is not an instruction.
 */
function askedFor(value: string): string | undefined {
  return /^\s*\/\*(?!\s*#\S+\s*\*\/)\s*([\s\S]*?)\s*\*\/\s*$/.exec(value)?.[1];
}

/**
 * Returns the lines of front matter comments. In a new page, they are
 * instructions and facts for the writer.
 */
function commentLines({tree}: Page): number[] {
  const [first] = tree.children;
  return first?.type === 'yaml'
    ? first.value
        .split('\n')
        .flatMap((text, at) => (/^\s*#/.test(text) ? [at + 2] : []))
    : [];
}

/** Finds the comments of a template that a writer has not replaced, in the body and in the front matter. */
export function checkUnwritten(page: Page): Problem[] {
  const {file, tree} = page;
  const problems: Problem[] = [];
  const lines = commentLines(page);
  if (lines[0] !== undefined) {
    problems.push({
      file,
      line: lines[0],
      message: `has comments in the front matter (${lines.length}): write what they ask for, and take them out`,
    });
  }
  visit(tree, (node) => {
    if (
      node.type === 'mdxFlowExpression' ||
      node.type === 'mdxTextExpression'
    ) {
      const text = askedFor(node.value);
      if (text !== undefined) {
        problems.push({
          file,
          line: node.position?.start.line,
          message: `still to write: "${text}"`,
        });
      }
    }
  });
  return problems;
}
