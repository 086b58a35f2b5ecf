// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {OPEN_EVENT} from '../../../../../../plugins/search-local/shared/constants';
import {listenToShortcuts} from '../../../../../../plugins/search-local/theme/SearchBar/shortcuts';

function press(selector: string, init: KeyboardEventInit) {
  const event = new KeyboardEvent('keydown', {
    bubbles: true,
    cancelable: true,
    ...init,
  });
  document.querySelector(selector)!.dispatchEvent(event);
  return event;
}

describe('listenToShortcuts', () => {
  let ends: AbortController;

  beforeEach(() => {
    ends = new AbortController();
    document.body.innerHTML =
      '<p>Text</p><input><textarea></textarea><div contenteditable><b>x</b></div>';
  });

  afterEach(() => ends.abort());

  it.each([
    {key: '/'},
    {key: 'k', ctrlKey: true},
    {key: 'k', metaKey: true},
    {key: 'K', ctrlKey: true},
    {key: 'л', code: 'KeyK', ctrlKey: true},
  ])('opens on %o and keeps the browser from acting on it', (init) => {
    const open = vi.fn();
    listenToShortcuts(open, ends.signal);
    expect(press('p', init).defaultPrevented).toBe(true);
    expect(open).toHaveBeenCalledTimes(1);
    ends.abort();
    press('p', init);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it.each(['input', 'textarea', '[contenteditable] b'])(
    'leaves keys typed into %s alone',
    (selector) => {
      const open = vi.fn();
      listenToShortcuts(open, ends.signal);
      press(selector, {key: '/'});
      press(selector, {key: 'k', ctrlKey: true});
      expect(open).not.toHaveBeenCalled();
    },
  );

  it.each(['<dialog open></dialog>', '<div aria-modal="true"></div>'])(
    'keeps out of %s, which is in front of the search',
    (modal) => {
      document.body.innerHTML += modal;
      const open = vi.fn();
      listenToShortcuts(open, ends.signal);
      expect(press('p', {key: '/'}).defaultPrevented).toBe(false);
      expect(open).not.toHaveBeenCalled();
    },
  );

  it.each([
    {key: 'k'},
    {key: '/', ctrlKey: true},
    {key: 'k', ctrlKey: true, shiftKey: true},
    {key: 'k', ctrlKey: true, altKey: true},
  ])('leaves %o to the browser', (init) => {
    const open = vi.fn();
    listenToShortcuts(open, ends.signal);
    expect(press('p', init).defaultPrevented).toBe(false);
    expect(open).not.toHaveBeenCalled();
  });

  it('opens when another part of the page asks for it', () => {
    const open = vi.fn();
    listenToShortcuts(open, ends.signal);
    document.dispatchEvent(new Event(OPEN_EVENT));
    expect(open).toHaveBeenCalledTimes(1);
  });
});
