import type {Page, Problem} from '../support/page';
import {runsOf} from './variety';

/** Words of the runs that two pages are compared by. */
const RUN = 5;

/** Two pages, and the share of their runs of words that they have in common. */
export type Pair = {
  readonly files: readonly [string, string];
  /** Jaccard index: common runs in relation to all runs of both, from 0 to 1. */
  readonly similarity: number;
};

/** All pairs of pages that have any run in common, the most similar first. */
export function similarPairs(pages: readonly Page[]): Pair[] {
  const runs = pages.map((page) => runsOf(page, RUN));
  const pagesOf = new Map<string, number[]>();
  runs.forEach((set, at) => {
    for (const run of set) {
      pagesOf.set(run, [...(pagesOf.get(run) ?? []), at]);
    }
  });
  const common = new Map<string, number>();
  for (const same of pagesOf.values()) {
    same.forEach((one, at) => {
      for (const other of same.slice(at + 1)) {
        const key = `${one} ${other}`;
        common.set(key, (common.get(key) ?? 0) + 1);
      }
    });
  }
  return [...common]
    .map(([key, count]): Pair => {
      const [one, other] = key.split(' ').map(Number) as [number, number];
      const size = (at: number) => runs[at]?.size ?? 0;
      return {
        files: [pages[one]?.file ?? '', pages[other]?.file ?? ''],
        similarity: count / (size(one) + size(other) - count),
      };
    })
    .sort((one, other) => other.similarity - one.similarity);
}

/** Pairs of pages that are more alike than a limit for the two allows. */
export function checkSimilarity(
  pages: readonly Page[],
  limitFor: (one: Page, other: Page) => number,
): Problem[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return similarPairs(pages).flatMap(({files, similarity}) => {
    const [one, other] = files.map((file) => byFile.get(file)) as [Page, Page];
    const limit = limitFor(one, other);
    return similarity > limit
      ? [
          {
            file: files[0],
            message: `shares ${(100 * similarity).toFixed(0)} % of its runs of ${RUN} words with ${files[1]}, and ${(100 * limit).toFixed(0)} % fit`,
          },
        ]
      : [];
  });
}
