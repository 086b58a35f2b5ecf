import {describe, expect, it} from 'vitest';
import {loadIndex} from '../../../../../../plugins/search-local/client/index/loadIndex';
import {DEFAULT_OPTIONS} from '../../../../../../plugins/search-local/options';

describe('loadIndex', () => {
  it.each([
    [null],
    ['text'],
    [{}],
    [{index: {}}],
    [{documents: [], index: {}}],
    [{documents: [], index: {format: 1}}],
  ])('tells that %j is damaged', (file) => {
    expect(() =>
      loadIndex(file, {locale: 'en', boosts: DEFAULT_OPTIONS.boosts}),
    ).toThrow('The search index for en is damaged or of another version');
  });
});
