import {describe, expect, it} from 'vitest';
import {ROOT} from '../support/sites';
import {checkReadability, easeOf} from './checks/readability';
import {pagesToCheck} from './support/changes';
import {parsePage, readPages, report} from './support/page';
import {expectNoProblems} from './support/problems';

it('keeps every page readable', () => {
  const pages = pagesToCheck(readPages(ROOT)).filter(
    ({kind}) => kind !== 'partial',
  );
  expectNoProblems(pages.flatMap(checkReadability));
});

describe('checkReadability', () => {
  const problemsOf = (...paragraphs: string[]) =>
    report(checkReadability(parsePage('docs/a.mdx', paragraphs.join('\n\n'))));
  const PLAIN =
    'You can open the file on the first page and look at all of its rows and columns.';

  it('accepts plain sentences, and short ones in a list', () => {
    expect(
      problemsOf(
        PLAIN,
        '- One short item. Two short words. Three of them.',
        PLAIN,
        PLAIN,
        PLAIN,
      ),
    ).toEqual([]);
  });

  it('names the hardest sentence', () => {
    const hard =
      'Organizational heterogeneity necessitates comprehensive institutional reconfiguration considerations throughout administrative departments.';
    expect(problemsOf(PLAIN, hard)).toEqual([
      `docs/a.mdx:3: the reading ease (Flesch) is -7, at least 55 is needed. The hardest sentence: "${hard}"`,
    ]);
  });

  it('names the longest sentence', () => {
    const long = `${PLAIN.slice(0, -1)}, and ${PLAIN.slice(0, -1).toLowerCase()}.`;
    expect(problemsOf(PLAIN, long)).toEqual([
      `docs/a.mdx:3: the mean sentence has 27.5 words, at most 20 are allowed. The longest sentence, 37 words: "${long}"`,
    ]);
  });

  it('names short sentences, alone and in a row', () => {
    expect(
      problemsOf(PLAIN, 'This is one. This is another. Here is more.'),
    ).toEqual([
      'docs/a.mdx:3: the mean sentence has 6.8 words, at least 10 are needed. Join short sentences, such as: "This is one."',
      'docs/a.mdx:3: 3 short sentences (up to 8 words) in a row, at most 2 are allowed. They begin with: "This is one."',
      'docs/a.mdx:3: 75% of the sentences are short (up to 8 words), at most 30% may be. Join some, such as: "This is one."',
    ]);
  });

  it('rates short words and sentences as easier', () => {
    const ease = (text: string) =>
      easeOf([{text, words: text.split(' ').length}]);
    expect(ease('The cat sat on the mat.')).toBeGreaterThan(90);
    expect(ease('Institutional reconfiguration considerations.')).toBeLessThan(
      0,
    );
  });
});
