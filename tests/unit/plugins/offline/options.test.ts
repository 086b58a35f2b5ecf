import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {
  DEFAULT_OPTIONS,
  validateOptions,
} from '../../../../plugins/offline/options';

/** Options as Docusaurus has them checked. */
const checked = (options: object) =>
  validateOptions({
    validate: normalizePluginOptions as never,
    options: options,
  });

describe('validateOptions', () => {
  it('fills in defaults', () => {
    expect(checked({})).toMatchObject(DEFAULT_OPTIONS);
  });

  it.each([
    [{exclude: ['/docs/**']}, '"exclude[0]"'],
    [{exclude: 'docs/**'}, '"exclude"'],
    [{size: 8}, '"size" is not allowed'],
  ])('rejects %j', (options, place) => {
    expect(() => checked(options)).toThrow(place);
  });
});
