// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createLiveRegion} from '../../../../../../plugins/search-local/theme/SearchBar/liveRegion';

const said = () => document.querySelector('[role="status"]')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('createLiveRegion', () => {
  it('tells what is known once typing pauses, not with each key', () => {
    const region = createLiveRegion('hidden');
    for (const text of ['5 results', '6 results', '8 results']) {
      region.announce(text);
      vi.advanceTimersByTime(60);
      expect(said()).toBe('');
    }
    vi.advanceTimersByTime(400);
    expect(said()).toBe('8 results');
    region.remove();
  });

  it('is silenced at once, and gone when the search is', () => {
    const region = createLiveRegion('hidden');
    region.announce('8 results');
    vi.advanceTimersByTime(400);
    region.announce('');
    expect(said()).toBe('');
    region.announce('9 results');
    region.remove();
    vi.advanceTimersByTime(400);
    expect(said()).toBeUndefined();
  });
});
