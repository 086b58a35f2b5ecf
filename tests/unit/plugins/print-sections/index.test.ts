import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {validateOptions} from '../../../../plugins/print-sections';
import type {Options} from '../../../../plugins/print-sections';

/** Options as Docusaurus has them checked. */
const checked = (options: unknown) =>
  validateOptions({
    validate: normalizePluginOptions as never,
    options: options as Options,
  });

describe('validateOptions', () => {
  it('numbers all captions by default', () => {
    expect(checked({}).captions).toBe('figure > figcaption');
  });

  it.each([
    [{captions: 1}, '"captions" must be a string'],
    [{maxArticles: 60}, '"maxArticles" is not allowed'],
  ])('rejects %j', (options, message) => {
    expect(() => checked(options)).toThrow(message);
  });
});
