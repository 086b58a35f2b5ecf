import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  groupSynonyms,
  ungroupSynonyms,
} from '../../../../../plugins/search-local/shared/synonymGroups';

describe('groupSynonyms', () => {
  it('gives back any synonyms', () => {
    const phrase = fc.stringMatching(/^[a-z0-9 -]{1,12}$/);
    const synonyms = fc.dictionary(
      phrase,
      fc.array(phrase, {minLength: 1, maxLength: 3}),
    );
    fc.assert(
      fc.property(synonyms, (list) => {
        expect(ungroupSynonyms(groupSynonyms(list))).toEqual({...list});
      }),
    );
  });

  it('writes replacements that phrases share once', () => {
    expect(
      groupSynonyms({vlookup: ['join'], bar: ['chart'], 'left join': ['join']}),
    ).toEqual([
      ['vlookup\nleft join', 'join'],
      ['bar', 'chart'],
    ]);
  });
});
