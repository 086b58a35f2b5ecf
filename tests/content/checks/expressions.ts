import {visit} from 'unist-util-visit';
import type {Page, Problem} from '../support/page';

/** Matches a comment, the only MDX expression that text needs. */
const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;

/**
 * Finds braces in text that MDX would run as code when the site is built. Pages
 * must not contain code to run.
 */
export function checkExpressions({file, tree}: Page): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node) => {
    if (
      (node.type === 'mdxTextExpression' ||
        node.type === 'mdxFlowExpression') &&
      !COMMENT.test(node.value)
    ) {
      problems.push({
        file,
        line: node.position?.start.line,
        message: `{${node.value}} is run as code: set it in backticks, or write \\{ for the brace`,
      });
    }
  });
  return problems;
}
