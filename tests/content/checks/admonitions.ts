import {visit} from 'unist-util-visit';
import {textOf} from '../support/prose';
import type {Page, Problem} from '../support/page';

/** Admonitions of Docusaurus that the theme has a style for. */
const NAMES = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

/**
 * Finds admonitions with a wrong name or form, which pages would show without a
 * box or title, or as plain text.
 */
export function checkAdmonitions({file, tree}: Page): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line;
    if (node.type === 'containerDirective' || node.type === 'leafDirective') {
      const colons = node.type === 'containerDirective' ? ':::' : '::';
      if (colons === '::' || !NAMES.includes(node.name)) {
        problems.push({
          file,
          line,
          message: `"${colons}${node.name}" is not an admonition: write one of ${NAMES.map((name) => `:::${name}`).join(', ')}`,
        });
      }
    }
    const [start] =
      node.type === 'paragraph' ? (/^ *:{2,}.*/m.exec(textOf(node)) ?? []) : [];
    if (start) {
      problems.push({
        file,
        line,
        message: `"${start.trim()}" is not read as an admonition: write ":::tip", or ":::tip[Title]" with a title, on a line of its own`,
      });
    }
  });
  return problems;
}
