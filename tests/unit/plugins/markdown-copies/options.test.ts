import {describe, expect, it} from 'vitest';
import {checkedOptions} from '../../../../plugins/markdown-copies/options';
import type {Options} from '../../../../plugins/markdown-copies/options';

const OPTIONS: Options = {
  origin: '',
  description: 'All of it.',
  sections: [{folder: 'docs', title: 'Guides', description: 'How to.'}],
};

describe('checkedOptions', () => {
  it('fills in what is left out', () => {
    expect(checkedOptions(OPTIONS)).toEqual({
      ...OPTIONS,
      components: {},
      pages: [],
    });
  });

  it.each([
    [{origin: 'https://a.example/help'}, 'origin without a path'],
    [
      {sections: [{folder: '/docs/', title: 'A', description: 'B'}]},
      'folder without slashes at its ends',
    ],
    [{components: {A: 'text'}}, '"components.A" must be of type function'],
    [{titel: 'A'}, '"titel" is not allowed'],
  ])('refuses %j', (wrong, message) => {
    expect(() => checkedOptions({...OPTIONS, ...wrong} as Options)).toThrow(
      message,
    );
  });
});
