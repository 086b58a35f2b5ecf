import {describe, expect, it} from 'vitest';
import {
  kindsFile,
  translatedKinds,
} from '../../../../plugins/search-local/index';

const kinds = {guide: 'Guide', reference: 'Function'};

describe('names of kinds', () => {
  it('are given to translators with a description', () => {
    expect(kindsFile(kinds)).toMatchObject({
      path: 'kinds',
      content: {
        guide: {message: 'Guide'},
        reference: {
          message: 'Function',
          description: expect.stringContaining('reference') as string,
        },
      },
    });
  });

  it('are those of a translator where there are any', () => {
    const content = {reference: {message: 'Funktion'}};
    expect(translatedKinds(kinds, [{path: 'kinds', content}])).toEqual({
      guide: 'Guide',
      reference: 'Funktion',
    });
    expect(translatedKinds(kinds, [])).toEqual(kinds);
  });
});
