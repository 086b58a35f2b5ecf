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

  it('says a caution once, and again when it is new', () => {
    const region = createLiveRegion('hidden');
    const saidOf = (text: string, caution?: string) => {
      region.announce(text, caution);
      vi.advanceTimersByTime(400);
      return said();
    };
    expect(saidOf('5 results', 'Not all')).toBe('5 results. Not all');
    expect(saidOf('6 results', 'Not all')).toBe('6 results');
    expect(saidOf('7 results')).toBe('7 results');
    expect(saidOf('8 results', 'Not all')).toBe('8 results. Not all');
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
