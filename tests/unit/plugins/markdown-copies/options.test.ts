import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {validateOptions} from '../../../../plugins/markdown-copies/options';
import type {Options} from '../../../../plugins/markdown-copies/options';

const OPTIONS: Options = {
  origin: '',
  description: 'All of it.',
  sections: [{folder: 'docs', title: 'Guides', description: 'How to.'}],
};

/** Validates options through Docusaurus' hook. */
const validated = (options: object) =>
  validateOptions({
    validate: normalizePluginOptions as never,
    options: options as Options,
  });

describe('validateOptions', () => {
  it('accepts the options of a site', () => {
    expect(validated(OPTIONS)).toMatchObject(OPTIONS);
  });

  it.each([
    [{origin: 'https://a.example/help'}, 'origin without a path'],
    [
      {sections: [{folder: '/docs/', title: 'A', description: 'B'}]},
      'folder without slashes at its ends',
    ],
    [{titel: 'A'}, '"titel" is not allowed'],
  ])('rejects %j', (wrong, message) => {
    expect(() => validated({...OPTIONS, ...wrong})).toThrow(message);
  });
});
