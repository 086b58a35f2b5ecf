import {describe, expect, it} from 'vitest';
import {
  problemText,
  announcement,
  caution,
  panelView,
} from '../../../../../../plugins/search-local/theme/SearchBar/panelView';
import type {SearchAnswer} from '../../../../../../plugins/search-local/shared/answer';
import {makeAnswer, makeResult} from './answers';

describe('problemText', () => {
  it.each([
    [
      'field',
      'titel',
      'There is no field “titel”. The fields are title, content, tags, category, name.',
    ],
    ['term', '+', 'A term is missing after “+”.'],
    ['edits', 'x', 'After ~ comes the number of edits, as in term~1, not “x”.'],
    [
      'boost',
      'high',
      'After ^ comes a number that the term counts for, as in term^2, not “high”.',
    ],
  ] as const)('says what is wrong with a %s', (kind, text, message) => {
    expect(problemText({kind, text, start: 0, end: 1})).toBe(message);
  });
});

const READY = {state: 'ready'} as const;
const LOADING = {state: 'loading'} as const;
const nothing = (query: string, more: Partial<SearchAnswer> = {}) =>
  makeAnswer({query, results: [], total: 0, ...more});

describe('panelView', () => {
  it('shows recent searches where nothing is typed', () => {
    expect(panelView({query: ' ', status: READY})).toEqual({state: 'recents'});
  });

  it('never says that there are no results before the answer is known', () => {
    for (const answer of [undefined, nothing('joi')]) {
      expect(panelView({query: 'join', answer, status: READY}).state).toBe(
        'loading',
      );
    }
    expect(
      panelView({query: 'join', answer: nothing('join'), status: LOADING}),
    ).toEqual({state: 'loading'});
  });

  it('says so once the answer is known', () => {
    expect(
      panelView({
        query: 'jion',
        answer: nothing('jion', {suggestions: ['join']}),
        status: READY,
      }),
    ).toEqual({state: 'empty', hasSuggestions: true});
  });

  it('tells a failed load from an empty answer', () => {
    expect(
      panelView({
        query: 'join',
        answer: nothing('join', {lack: 'index'}),
        status: {state: 'failed'},
      }),
    ).toEqual({state: 'failed'});
  });

  it('shows what is wrong with a query', () => {
    const problem = {kind: 'field', text: 'titel', start: 0, end: 5} as const;
    const answer = nothing('titel:join', {problem});
    expect(panelView({query: 'titel:join', answer, status: READY})).toEqual({
      state: 'problem',
      problem,
    });
  });

  it('keeps older results until there are newer ones', () => {
    const answer = makeAnswer({query: 'joi', results: [makeResult('Join')]});
    expect(panelView({query: 'join', answer, status: READY})).toEqual({
      state: 'results',
      count: 1,
    });
  });

  it('tells what results lack', () => {
    const results = [makeResult('Join')];
    const answer = makeAnswer({results, lack: 'index'});
    expect(
      caution(panelView({query: 'join', answer, status: READY})),
    ).toContain('could not be loaded');
  });
});

describe('announcement', () => {
  it.each([
    [{state: 'results', count: 8}, '8 results'],
    [{state: 'results', count: 1}, '1 result'],
    [
      {state: 'results', count: 2, correctedQuery: 'join'},
      '2 results. Showing results for “join”',
    ],
    [{state: 'empty', hasSuggestions: false}, 'No results found'],
    [{state: 'loading'}, 'Loading the search index...'],
    [{state: 'failed'}, 'No results found'],
    [{state: 'recents'}, ''],
  ] as const)('of %o is "%s"', (view, text) => {
    expect(announcement(view)).toBe(text);
  });
});
