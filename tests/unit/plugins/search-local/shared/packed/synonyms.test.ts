import {describe, expect, it} from 'vitest';
import {
  packSynonyms,
  unpackSynonyms,
} from '../../../../../../plugins/search-local/shared/packed/synonyms';

describe('packSynonyms', () => {
  it('writes a replacement of several phrases once', () => {
    expect(packSynonyms({vlookup: ['join'], merg: ['join', 'append']})).toEqual(
      {join: 'vlookup,merg', append: 'merg'},
    );
  });

  it('gives back the replacements of each phrase', () => {
    const synonyms = {'left join': ['join'], merg: ['join', 'append']};
    const packed: unknown = JSON.parse(JSON.stringify(packSynonyms(synonyms)));
    expect(
      Object.fromEntries(
        unpackSynonyms(packed as ReturnType<typeof packSynonyms>),
      ),
    ).toEqual(synonyms);
  });

  it('keeps words that name a property of every object', () => {
    const packed = packSynonyms({constructor: ['valueOf']});
    expect([...unpackSynonyms(packed)]).toEqual([['constructor', ['valueOf']]]);
  });
});
