import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, it} from 'vitest';
import {
  DEFAULT_OPTIONS,
  validateOptions,
} from '../../../../plugins/print-sections/options';

const validated = (options: object) =>
  validateOptions({
    options: options,
    validate: normalizePluginOptions as never,
  });

it('fills in what a site leaves out', () => {
  expect(validated({})).toMatchObject(DEFAULT_OPTIONS);
});

it('says which option is wrong', () => {
  expect(() => validated({folder: '/print/'})).toThrow(
    '"folder" with value "/print/" fails to match the folder without slashes at its ends pattern',
  );
  expect(() => validated({exclude: ['docs/**']})).toThrow(
    'fails to match the glob that begins with a slash pattern',
  );
  expect(() => validated({maxArticles: 0})).toThrow(
    '"maxArticles" must be greater than or equal to 1',
  );
  expect(() => validated({pages: 3})).toThrow('"pages" is not allowed');
});
