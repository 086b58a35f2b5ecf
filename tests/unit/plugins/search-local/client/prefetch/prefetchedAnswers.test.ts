import {describe, expect, it} from 'vitest';
import {
  PrefetchedAnswers,
  questionKey,
} from '../../../../../../plugins/search-local/client/prefetch/prefetchedAnswers';
import type {SearchQuestion} from '../../../../../../plugins/search-local/client/messages';

const question = (
  query: string,
  others: Partial<SearchQuestion> = {},
): SearchQuestion => ({
  kind: 'search',
  id: 1,
  query,
  filters: {},
  limit: 8,
  from: '/docs/a',
  ...others,
});

describe('PrefetchedAnswers', () => {
  it('gives an answer to the same question, whatever its number', () => {
    const answers = new PrefetchedAnswers();
    answers.keep(questionKey(question('join')), '{}');
    expect(answers.get(question('join', {id: 2}))).toBe('{}');
  });

  it.each([
    ['another query', {query: 'joi'}],
    ['other filters', {filters: {kind: 'guide'}}],
    ['another number of results', {limit: 20}],
    ['another page', {from: '/docs/b'}],
  ] as const)('gives none to a question with %s', (_, others) => {
    const answers = new PrefetchedAnswers();
    answers.keep(questionKey(question('join')), '{}');
    expect(answers.get(question('join', others))).toBeUndefined();
  });

  it('drops the oldest where there are too many', () => {
    const answers = new PrefetchedAnswers();
    for (let number = 0; number <= 100; number++) {
      answers.keep(questionKey(question(String(number))), '{}');
    }
    expect(answers.get(question('0'))).toBeUndefined();
    expect(answers.get(question('1'))).toBe('{}');
    expect(answers.get(question('100'))).toBe('{}');
  });

  it('forgets all when the index changes', () => {
    const answers = new PrefetchedAnswers();
    answers.keep(questionKey(question('join')), '{}');
    answers.clear();
    expect(answers.get(question('join'))).toBeUndefined();
  });
});
