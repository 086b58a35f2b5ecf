import type {SearchIndex} from '../index/searchIndex';
import type {ClauseMatch} from './matchClause';

/** How well sections match all words together. */
export type SectionWeights = {
  /** The sum over words; it counts double where a section has all of them. */
  readonly weights: Float64Array;
  /** 1 for each section that has all words. */
  readonly isComplete: Uint8Array;
};

/** Weighs the sections of an index by what clauses match. */
export function weighSections(
  {pageOf}: SearchIndex,
  major: readonly ClauseMatch[],
): SectionWeights {
  const weights = new Float64Array(pageOf.length);
  const isComplete = new Uint8Array(pageOf.length).fill(1);
  for (const {weights: own} of major) {
    for (let section = 0; section < own.length; section++) {
      const weight = own[section]!;
      weights[section]! += weight;
      if (weight === 0) {
        isComplete[section] = 0;
      }
    }
  }
  for (let section = 0; section < weights.length; section++) {
    weights[section]! *= 1 + isComplete[section]!;
  }
  return {weights, isComplete};
}

/** The sections of a page that match, best first. */
export function bestSections(
  weights: Float64Array,
  first: number,
  end: number,
): number[] {
  const found: number[] = [];
  for (let section = first; section < end; section++) {
    if (weights[section]! > 0) {
      found.push(section);
    }
  }
  return found.sort((a, b) => weights[b]! - weights[a]! || a - b);
}
