import {describe, expect, it} from 'vitest';
import {
  DEFAULT_OPTIONS,
  validateOptions,
} from '../../../../plugins/offline/options';
import type {Options} from '../../../../plugins/offline/options';

describe('validateOptions', () => {
  it('fills in defaults', () => {
    expect(validateOptions({})).toEqual(DEFAULT_OPTIONS);
  });

  it.each([
    [{exclude: ['/docs/**']}, '"exclude[0]"'],
    [{exclude: 'docs/**'}, '"exclude"'],
    [{size: 8}, '"size" is not allowed'],
  ])('rejects %j', (options, place) => {
    expect(() => validateOptions(options as Options)).toThrow(place);
  });
});
