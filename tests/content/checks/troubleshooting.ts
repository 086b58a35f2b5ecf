import {textOf} from '../support/prose';
import type {Page, Problem} from '../support/page';

/** The heading that readers look for when something goes wrong. */
const HEADING = 'Troubleshooting';

const CAUSE = /\bcauses?\b/i;

/**
 * Finds tables of causes under another heading. Readers look for one heading
 * in the contents of each guide.
 */
export function checkTroubleshooting({file, kind, tree}: Page): Problem[] {
  if (kind !== 'guide') {
    return [];
  }
  let heading = '';
  return tree.children.flatMap((node) => {
    if (node.type === 'heading') {
      heading = textOf(node).trim();
      return [];
    }
    const head = node.type === 'table' ? node.children[0]?.children : [];
    return head?.some((cell) => CAUSE.test(textOf(cell))) && heading !== HEADING
      ? [
          {
            file,
            line: node.position?.start.line,
            message: `the table of causes is under "${heading}": write "## ${HEADING}", with the old id in a comment`,
          },
        ]
      : [];
  });
}
