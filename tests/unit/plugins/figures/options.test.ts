import {describe, expect, it} from 'vitest';
import {TEXTS, validateOptions} from '../../../../plugins/figures/options';

describe('validateOptions', () => {
  it('fills in defaults', () => {
    expect(validateOptions()).toEqual({locale: 'en-US', texts: TEXTS});
    const {texts} = validateOptions({texts: {sum: 'Summe'}});
    expect(texts).toEqual({...TEXTS, sum: 'Summe'});
  });

  it.each([
    [{language: 'de'}, '"language" is not allowed'],
    [{texts: {total: 'Summe'}}, '"texts.total" is not allowed'],
    [{locale: 7}, '"locale" must be a string'],
  ])('rejects %j', (options, message) => {
    expect(() => validateOptions(options as object)).toThrow(message);
  });
});
