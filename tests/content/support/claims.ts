import {SKIP, visit} from 'unist-util-visit';
import {expect} from 'vitest';
import {ROOT} from '../../support/sites';
import {readPage} from './page';
import {textOf} from './prose';

const BLOCKS = new Set(['heading', 'paragraph', 'tableCell']);

/** A whole number in page format: 1,206. */
export function shown(value: number): string {
  return value.toLocaleString('en-US');
}

/** A share in page format: 86.4%. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

/**
 * Prose and tables of a page, with one paragraph or cell on each line, and
 * inline code unchanged. Cells that contain only a number are left out: compare
 * the table instead.
 */
export function textOfPage(id: string): string {
  const file = `docs/${id}.mdx`;
  const {tree} = readPage(ROOT, file);
  const texts: string[] = [];
  visit(tree, (node) => {
    if (!BLOCKS.has(node.type)) {
      return undefined;
    }
    const text = textOf(node).replace(/\s+/g, ' ');
    if (node.type !== 'tableCell' || !/^[\d,.]+%?$/.test(text)) {
      texts.push(text);
    }
    return SKIP;
  });
  return texts.join('\n');
}

/**
 * Numbers of a text that are not in any claim, each with the words before it.
 */
export function unclaimed(text: string, claims: readonly string[]): string[] {
  const left = [...claims]
    .sort((a, b) => b.length - a.length)
    .reduce((rest, claim) => rest.replaceAll(claim, '#'), text);
  return [...left.matchAll(/[^\d\n]{0,25}\d[\d,.:]*/g)].map(([found]) => found);
}

/** Expects that a text contains all claims, and no numbers outside of them. */
export function expectClaims(text: string, claims: readonly string[]): void {
  expect(claims.filter((claim) => !text.includes(claim))).toEqual([]);
  expect(unclaimed(text, claims)).toEqual([]);
}
