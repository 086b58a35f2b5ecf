import type {Nodes} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {Page, Problem} from '../support/page';
import {textOf} from '../support/prose';

/** Blocks in which a reader finds what is not known and what to do about it. */
const BLOCKS: ReadonlySet<Nodes['type']> = new Set(['paragraph', 'tableRow']);

const UNKNOWN = /\bNot known: /;
const WAY_OUT = /\bTest it\b|\bTo find out, /;
const OTHER_FORM = /\bit is not known (?:whether|if|which|how|where)\b/i;

/**
 * Finds statements about what is not known that have another form than
 * "Not known: ... Test it: ...".
 */
export function checkUnknowns({file, kind, tree}: Page): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node) => {
    if (kind !== 'guide' || !BLOCKS.has(node.type)) {
      return undefined;
    }
    const text =
      node.type === 'tableRow'
        ? node.children.map((cell) => textOf(cell)).join(' | ')
        : textOf(node);
    const hasNoWay = UNKNOWN.test(text) && !WAY_OUT.test(text);
    if (hasNoWay || OTHER_FORM.test(text)) {
      problems.push({
        file,
        line: node.position?.start.line,
        message: `write "Not known: ... Test it: ..." with a test that a reader can do: "${text.slice(0, 60)}"`,
      });
    }
    return SKIP;
  });
  return problems;
}
