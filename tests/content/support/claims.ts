import {SKIP, visit} from 'unist-util-visit';
import {expect} from 'vitest';
import {ROOT} from '../../support/sites';
import {readPage} from './page';
import {textOf} from './prose';

const BLOCKS = new Set(['heading', 'paragraph', 'tableCell']);

/** A whole number as pages write it: 1,206. */
export function shown(value: number): string {
  return value.toLocaleString('en-US');
}

/** A share as pages write it: 86.4%. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

/**
 * Prose and tables of a page, a paragraph or cell a line, with inline code as it
 * stands. Cells that are a number alone are left out: compare the table.
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

/** Numbers of a text that stand in none of the claims, each with the words before it. */
export function unclaimed(text: string, claims: readonly string[]): string[] {
  const left = [...claims]
    .sort((a, b) => b.length - a.length)
    .reduce((rest, claim) => rest.replaceAll(claim, '#'), text);
  return [...left.matchAll(/[^\d\n]{0,25}\d[\d,.:]*/g)].map(([found]) => found);
}

/**
 * Expects that a text says everything that is claimed, and has no number
 * beyond that.
 */
export function expectClaims(text: string, claims: readonly string[]): void {
  expect(claims.filter((claim) => !text.includes(claim))).toEqual([]);
  expect(unclaimed(text, claims)).toEqual([]);
}
