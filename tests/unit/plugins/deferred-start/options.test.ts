import {describe, expect, it} from 'vitest';
import {
  DEFAULT_OPTIONS,
  validateOptions,
} from '../../../../plugins/deferred-start/options';

describe('validateOptions', () => {
  it('has a default for each option', () => {
    expect(validateOptions({})).toEqual(DEFAULT_OPTIONS);
    expect(validateOptions({enabled: false}).enabled).toBe(false);
  });

  it.each([
    [{enabled: 'no'}, '"enabled" must be a boolean'],
    [
      {atOnce: '('},
      '"atOnce" failed custom validation because Invalid regular',
    ],
    [{entries: ['Search']}, '"entries[0]" with value "Search" fails'],
    [{apiEntries: {tools: 'a.b'}}, '"apiEntries.tools" with value "a.b" fails'],
    [{prefetchPages: 1}, '"prefetchPages" must be a boolean'],
    [{later: true}, '"later" is not allowed'],
  ])('rejects %j', (options, message) => {
    expect(() => validateOptions(options as never)).toThrow(message);
  });

  it.each([
    ['/help/docs/intro', false],
    ['/help/', false],
    ['/help/docs/intro?q=a', true],
    ['/help/docs/intro#steps', true],
    ['/help/docs/intro.html', true],
    ['/help/docs/intro/index.html', true],
  ])('has %s start at once: %j', (address, isAtOnce) => {
    expect(new RegExp(DEFAULT_OPTIONS.atOnce).test(address)).toBe(isAtOnce);
  });
});
