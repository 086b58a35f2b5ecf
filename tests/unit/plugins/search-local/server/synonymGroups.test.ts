import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {synonymTable} from '../../../../../plugins/search-local/client/query/synonyms';
import {groupSynonyms} from '../../../../../plugins/search-local/server/synonymGroups';

describe('groupSynonyms', () => {
  it('keeps the replacements of any phrases', () => {
    const phrase = fc.stringMatching(/^[a-z]{3,8}(?: [a-z]{3,8}){0,2}$/);
    fc.assert(
      fc.property(
        phrase,
        fc.array(phrase, {minLength: 1, maxLength: 3}),
        (asked, others) => {
          const table = synonymTable(groupSynonyms({[asked]: others}, 'en'));
          expect([...table.values()][0]).toEqual([...new Set(others)]);
        },
      ),
    );
  });

  it('writes replacements that phrases share once', () => {
    expect(
      groupSynonyms(
        {vlookup: ['join'], bar: ['chart'], 'left join': ['join']},
        'en',
      ),
    ).toEqual([
      ['vlookup\nleft join', 'join'],
      ['bar', 'chart'],
    ]);
  });

  it('joins the replacements of phrases that differ by an inflection', () => {
    const groups = groupSynonyms(
      {'bar charts': ['histogram'], 'bar chart': ['plot', 'histogram']},
      'en',
    );
    expect(groups).toEqual([['bar chart', 'histogram\nplot']]);
  });

  it('has a second key for phrases with words that say little', () => {
    const groups = groupSynonyms({'continue on error': ['handle']}, 'en');
    expect(groups).toEqual([['continu on error\ncontinu * error', 'handle']]);
  });
});
