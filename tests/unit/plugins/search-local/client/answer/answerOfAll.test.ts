import {describe, expect, it} from 'vitest';
import {mergeAnswers} from '../../../../../../plugins/search-local/client/answer/answerOfAll';
import {makeAnswer, makeResult} from '../../theme/SearchBar/answers';

const question = {query: 'join', filters: {}, limit: 3};

/** Creates the answer of a locale from result scores. */
const answerIn = (
  locale: string,
  scores: readonly number[],
  more: Parameters<typeof makeAnswer>[0] = {},
) => ({
  locale,
  answer: makeAnswer({
    results: scores.map((score) => makeResult(`${locale} ${score}`, {score})),
    total: 10,
    terms: ['join', locale],
    ...more,
  }),
});

describe('mergeAnswers', () => {
  it('sorts the results of all locales by score, the best first', () => {
    const {results, total, terms} = mergeAnswers(
      [answerIn('de', [20, 2]), answerIn('en', [40, 19])],
      question,
    );
    expect(
      results.map(({score, locale, route}) => [score, locale, route]),
    ).toEqual([
      [40, 'en', '/docs/en-40'],
      [20, undefined, '/docs/de-20'],
      [19, 'en', '/docs/en-19'],
    ]);
    expect([total, terms]).toEqual([20, ['join', 'de', 'en']]);
  });

  it('leaves out a corrected spelling where another locale has the words as typed', () => {
    const corrected = answerIn('de', [40], {correctedQuery: 'joins'});
    const {results, correctedQuery} = mergeAnswers(
      [corrected, answerIn('en', [2])],
      question,
    );
    expect(results.map(({route}) => route)).toEqual(['/docs/en-2']);
    expect(correctedQuery).toBeUndefined();
    const none = answerIn('en', [], {suggestions: ['joint']});
    expect(mergeAnswers([corrected, none], question)).toMatchObject({
      correctedQuery: 'joins',
      suggestions: ['joint'],
    });
  });

  it('leaves the answer of one locale as it is, and has nothing without an index', () => {
    const {locale, answer} = answerIn('en', [1]);
    expect(mergeAnswers([{locale, answer}], question)).toBe(answer);
    expect(mergeAnswers([], question)).toEqual(
      expect.objectContaining({query: 'join', results: [], total: 0}),
    );
  });
});
