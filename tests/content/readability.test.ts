import {expect, it} from 'vitest';
import {ROOT} from '../support/sites';
import {readability} from './checks/readability';
import {readPages} from './support/page';

/** Flesch reading ease that no page may fall below: 60 to 70 is plain English. */
const MIN_SCORE = 60;
const MAX_WORDS_PER_SENTENCE = 16;

it('keeps every page readable', () => {
  const rows = readPages(ROOT)
    .filter(({kind}) => kind !== 'partial')
    .map(readability)
    .sort((a, b) => a.score - b.score);
  console.log(
    [
      'Flesch reading ease, words per sentence, page (hardest first)',
      ...rows.map(
        ({file, score, wordsPerSentence}) =>
          `${score.toFixed(0).padStart(3)}  ${wordsPerSentence.toFixed(1).padStart(4)}  ${file}`,
      ),
    ].join('\n'),
  );
  expect(rows.filter(({score}) => score < MIN_SCORE)).toEqual([]);
  expect(
    rows.filter(
      ({wordsPerSentence}) => wordsPerSentence > MAX_WORDS_PER_SENTENCE,
    ),
  ).toEqual([]);
});
