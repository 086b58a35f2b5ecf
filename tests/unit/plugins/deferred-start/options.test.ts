import {describe, expect, it} from 'vitest';
import {validateOptions} from '../../../../plugins/deferred-start/options';

describe('validateOptions', () => {
  it('has a default for each option', () => {
    const defaults = {enabled: true, entries: [], apiEntries: {}};
    expect(validateOptions({})).toEqual(defaults);
    expect(validateOptions({enabled: false}).enabled).toBe(false);
  });

  it.each([
    [{enabled: 'no'}, '"enabled" must be a boolean'],
    [{entries: ['Search']}, '"entries[0]" with value "Search" fails'],
    [{apiEntries: {tools: 'a.b'}}, '"apiEntries.tools" with value "a.b" fails'],
    [{later: true}, '"later" is not allowed'],
  ])('rejects %j', (options, message) => {
    expect(() => validateOptions(options as never)).toThrow(message);
  });
});
