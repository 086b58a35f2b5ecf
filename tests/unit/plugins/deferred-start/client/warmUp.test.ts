// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  allowsWarmUp,
  warmUp,
} from '../../../../../plugins/deferred-start/client/warmUp';

describe('allowsWarmUp', () => {
  it.each([
    [undefined, true],
    [{effectiveType: '4g'}, true],
    [{effectiveType: '4g', saveData: true}, false],
    [{effectiveType: '3g'}, false],
    [{effectiveType: 'slow-2g'}, false],
  ])('%j: %s', (connection, expected) => {
    expect(allowsWarmUp(connection)).toBe(expected);
  });
});

describe('warmUp', () => {
  const links = () =>
    [...document.querySelectorAll('link')].map(({rel, href}) => [
      rel,
      new URL(href).pathname,
    ]);

  beforeEach(() => {
    document.head.innerHTML = '';
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const setReadyState = (state: DocumentReadyState) =>
    vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);

  it('loads at once when a page that was drawn ahead is idle', () => {
    setReadyState('complete');
    vi.stubGlobal('requestIdleCallback', (load: () => void) => load());
    warmUp(['/a.js']);
    expect(links()).toEqual([['prefetch', '/a.js']]);
  });

  it('loads each script once, when the loaded page is idle', () => {
    setReadyState('loading');
    const idle = vi.fn();
    vi.stubGlobal('requestIdleCallback', idle);
    warmUp(['/a.js', '/b.js', '/a.js']);
    expect(idle).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    expect(links()).toEqual([]);
    (idle.mock.calls[0] as [() => void])[0]();
    expect(links()).toEqual([
      ['prefetch', '/a.js'],
      ['prefetch', '/b.js'],
    ]);
  });
});
