// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';
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
  beforeEach(() => {
    document.body.innerHTML =
      '<p>Text</p><input><textarea></textarea><div contenteditable><b>x</b></div>';
  });

  it.each([
    {key: '/'},
    {key: 'k', ctrlKey: true},
    {key: 'k', metaKey: true},
    {key: 'K', ctrlKey: true},
  ])('opens on %o and keeps the browser from acting on it', (init) => {
    const open = vi.fn();
    const end = listenToShortcuts(open);
    expect(press('p', init).defaultPrevented).toBe(true);
    expect(open).toHaveBeenCalledTimes(1);
    end();
    press('p', init);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it.each(['input', 'textarea', '[contenteditable] b'])(
    'leaves keys typed into %s alone',
    (selector) => {
      const open = vi.fn();
      const end = listenToShortcuts(open);
      press(selector, {key: '/'});
      press(selector, {key: 'k', ctrlKey: true});
      expect(open).not.toHaveBeenCalled();
      end();
    },
  );

  it.each([
    {key: 'k'},
    {key: '/', ctrlKey: true},
    {key: 'k', ctrlKey: true, shiftKey: true},
    {key: 'k', ctrlKey: true, altKey: true},
  ])('leaves %o to the browser', (init) => {
    const open = vi.fn();
    const end = listenToShortcuts(open);
    expect(press('p', init).defaultPrevented).toBe(false);
    expect(open).not.toHaveBeenCalled();
    end();
  });

  it('opens when another part of the page asks for it', () => {
    const open = vi.fn();
    const end = listenToShortcuts(open);
    document.dispatchEvent(new Event(OPEN_EVENT));
    expect(open).toHaveBeenCalledTimes(1);
    end();
  });
});
