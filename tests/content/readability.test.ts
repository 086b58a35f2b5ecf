import {expect, it} from 'vitest';
import {ROOT} from '../support/sites';
import {readability} from './checks/readability';
import type {Readability} from './checks/readability';
import {pagesToCheck} from './support/changes';
import {readPages} from './support/page';
import type {PageKind} from './support/page';

/** Flesch reading ease that no page may fall below: 60 to 70 is plain English. */
const MIN_SCORE = 55;
/** Words of the mean sentence; fewer are staccato. */
const WORDS_PER_SENTENCE = [10, 20] as const;
/** Short sentences in a row, and their share. Reference pages state many small facts. */
const MAX_SHORT_RUN = 2;
const MAX_SHORT_SHARE: Partial<Record<PageKind, number>> = {
  guide: 0.3,
  news: 0.3,
  operator: 0.4,
};

const pages = pagesToCheck(readPages(ROOT)).filter(
  ({kind}) => kind !== 'partial',
);
const rows = pages
  .map((page) => ({kind: page.kind, ...readability(page)}))
  .sort((a, b) => a.score - b.score);

/** Reading ease, words per sentence, share of short sentences, most of them in a row, and page. */
const lineOf = (row: Readability): string =>
  [
    row.score.toFixed(0).padStart(3),
    row.wordsPerSentence.toFixed(1).padStart(4),
    `${(100 * row.shortShare).toFixed(0).padStart(3)} %`,
    row.shortRun,
    row.file,
  ].join('  ');

function expectNone(isBad: (row: (typeof rows)[number]) => boolean): void {
  expect.soft(rows.filter(isBad).map(lineOf)).toEqual([]);
}

it('keeps every page readable', () => {
  expectNone(({score}) => score < MIN_SCORE);
});

it('keeps sentences neither long nor staccato', () => {
  const [min, max] = WORDS_PER_SENTENCE;
  expectNone(({wordsPerSentence: mean}) => mean < min || mean > max);
  expectNone(({shortRun}) => shortRun > MAX_SHORT_RUN);
  expectNone(({kind, shortShare}) => shortShare > (MAX_SHORT_SHARE[kind] ?? 1));
});
