import {visit} from 'unist-util-visit';
import type {Page, Problem} from '../support/page';

/** A comment, which is the one expression that text has a use for. */
const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;

/** Braces in the text that MDX runs as code when the site is built: no page has code to run. */
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
