import {describe, expect, it} from 'vitest';
import {parseQuery} from '../../../../../../plugins/search-local/client/query/parseQuery';

describe('parseQuery', () => {
  it.each([
    'join tables',
    'k-NN',
    'read.csv',
    'from 07:30 to 08:00',
    'http://example.org/a',
    'error: cannot read',
    'a - b',
    'port 465, response -1',
    'call +49 228 1234',
    'C:\\files',
    '~5',
    '--runInBand',
    'jest --runInBand',
    'C++',
    'a 5" screen',
    'Ctrl + K',
    'read + write',
    'a +',
  ])('takes %j as plain words', (query) => {
    expect(parseQuery(query, 'en')).toMatchObject({isSyntax: false});
    expect(parseQuery(query, 'en').problem).toBeUndefined();
  });

  it.each([
    'localhost:3000',
    'open std::vector',
    'node:fs',
    'error:join',
    'user:name',
    'jdbc:postgresql',
    'image:tag-1.2',
    'a^b',
    '2^n growth',
    'y~x',
    'mpg~wt',
    'lm(mpg~wt)',
    '-Xmx4g',
  ])('takes %j as text', (query) => {
    expect(parseQuery(query, 'en').isSyntax).toBe(false);
    expect(parseQuery(query, 'en').problem).toBeUndefined();
  });

  it('reads text beside syntax', () => {
    expect(parseQuery('title:server localhost:3000', 'en')).toMatchObject({
      clauses: [{field: 0}, {words: ['localhost']}, {words: ['3000']}],
      isSyntax: true,
    });
  });

  it('loses nothing behind a quoted phrase', () => {
    expect(parseQuery('"set role"now', 'en').clauses).toMatchObject([
      {words: ['set', 'role'], isPhrase: true},
      {words: ['now']},
    ]);
  });

  it('reads presence, field, edits, and boost', () => {
    expect(
      parseQuery('+title:pivot -join term~1^2.5', 'en').clauses,
    ).toMatchObject([
      {words: ['pivot'], presence: 'required', field: 0},
      {words: ['join'], presence: 'prohibited'},
      {words: ['term'], presence: 'optional', edits: 1, boost: 2.5},
    ]);
  });

  it('reads a field before a word with a hyphen or capitals', () => {
    expect(parseQuery('title:k-NN', 'en').clauses).toMatchObject([
      {words: ['k', 'nn'], joined: 'knn', field: 0},
    ]);
    expect(parseQuery('+sampleSize', 'en').clauses).toMatchObject([
      {words: ['sample', 'size'], presence: 'required'},
    ]);
  });

  it('reads a colon within a sentence as text', () => {
    expect(parseQuery('incompatible name: set the role', 'en')).toMatchObject({
      isSyntax: false,
      clauses: [{}, {words: ['name']}, {}, {}, {}],
    });
  });

  it('reads a quoted phrase, closed or still open', () => {
    const phrase = {words: ['set', 'role'], isPhrase: true};
    expect(parseQuery('a "set role" b', 'en').clauses[1]).toMatchObject({
      ...phrase,
      presence: 'required',
      isLast: false,
    });
    expect(parseQuery('"set role', 'en').clauses).toMatchObject([
      {...phrase, isLast: true},
    ]);
  });

  it.each([
    ['titel:pivot', 'field', 'titel', 0, 11],
    ['tag:model', 'field', 'tag', 0, 9],
    ['title: b', 'term', 'title:', 0, 6],
    ['a term~?', 'edits', '?', 2, 8],
    ['term~', 'edits', '', 0, 5],
    ['term^% b', 'boost', '%', 0, 6],
  ])(
    'tells what is wrong with %j, and where',
    (query, kind, text, start, end) => {
      const {problem} = parseQuery(query, 'en');
      expect(problem).toEqual({kind, text, start, end});
    },
  );

  it('reads the first 512 characters only', () => {
    expect(parseQuery(`${'a '.repeat(256)}hidden`, 'en').clauses).toHaveLength(
      1,
    );
  });

  it('lets small words count where there are no others', () => {
    const minor = (query: string) =>
      parseQuery(query, 'en').clauses.map(({isMinor}) => isMinor);
    expect(minor('how to join')).toEqual([true, true, false]);
    expect(minor('how to')).toEqual([false, false]);
  });
});
