import {describe, expect, it} from 'vitest';
import {keyedSynonyms} from '../../../../../plugins/search-local/server/indexFiles';

describe('keyedSynonyms', () => {
  it('keeps the replacements of phrases, each once', () => {
    expect(
      keyedSynonyms(
        {vlookup: ['join', 'lookup', 'join'], bar: ['chart']},
        'en',
      ),
    ).toEqual({vlookup: ['join', 'lookup'], bar: ['chart']});
  });

  it('joins the replacements of phrases that differ by an inflection', () => {
    expect(
      keyedSynonyms(
        {'bar charts': ['histogram'], 'bar chart': ['plot', 'histogram']},
        'en',
      ),
    ).toEqual({'bar chart': ['histogram', 'plot']});
  });

  it('keeps phrases that objects have a meaning of their own for', () => {
    const written = JSON.stringify(
      keyedSynonyms({constructor: ['factory']}, 'en'),
    );
    expect(Object.entries(JSON.parse(written) as object)).toEqual([
      ['constructor', ['factory']],
    ]);
  });
});
