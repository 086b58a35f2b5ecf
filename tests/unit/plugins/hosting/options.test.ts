import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {validateOptions} from '../../../../plugins/hosting/options';
import type {Options} from '../../../../plugins/hosting/options';

const validated = (options: Options) =>
  validateOptions({
    options,
    validate: normalizePluginOptions as Parameters<
      typeof validateOptions
    >[0]['validate'],
  });

describe('validateOptions', () => {
  it('fills in defaults', () => {
    expect(validated({})).toMatchObject({
      sources: {},
      headers: {},
    });
  });

  it.each([
    [{sources: {'img-src': ['a; script-src *']}}, '"sources.img-src[0]"'],
    [{sources: {'image-src': []}}, '"sources.image-src"'],
    [{immutable: ['kept.js']}, '"immutable" is not allowed'],
    [{headers: {'X-A': 'a"\n b'}}, '"headers.X-A"'],
  ])('rejects %j', (options, place) => {
    expect(() => validated(options as Options)).toThrow(place);
  });
});
