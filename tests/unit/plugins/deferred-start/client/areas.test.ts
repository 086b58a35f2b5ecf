// @vitest-environment jsdom
import {beforeEach, describe, expect, it} from 'vitest';
import {
  entryOf,
  isForeign,
} from '../../../../../plugins/deferred-start/client/areas';

const find = (selector: string) => document.querySelector(selector);

describe('areas', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<div id="__docusaurus"><div data-own-start="search"><b></b></div><i></i></div><dialog><u></u></dialog>';
  });

  it('knows the entry that an element belongs to', () => {
    expect(entryOf(find('b'))).toBe('search');
    expect(entryOf(find('i'))).toBeUndefined();
    expect(entryOf(document)).toBeUndefined();
  });

  it('knows what stands outside of the page', () => {
    expect(isForeign(find('u'))).toBe(true);
    for (const own of [find('b'), find('i'), document.body, document, window]) {
      expect(isForeign(own)).toBe(false);
    }
  });
});
