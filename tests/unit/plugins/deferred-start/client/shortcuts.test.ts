// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {followShortcut} from '../../../../../plugins/deferred-start/client/shortcuts';

function press(
  key: string,
  init: KeyboardEventInit = {},
  on: Element = document.body,
) {
  const event = new KeyboardEvent('keydown', {
    key,
    cancelable: true,
    bubbles: true,
    ...init,
  });
  on.dispatchEvent(event);
  followShortcut(event);
  return event;
}

const field = () => document.querySelector('input')!;

describe('followShortcut', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<input aria-keyshortcuts="/ Control+K Meta+K Alt+Shift+S"><textarea></textarea>';
    vi.spyOn(field(), 'getClientRects').mockReturnValue([{}] as never);
  });

  it.each([
    ['/', {}],
    ['/', {shiftKey: true}],
    ['k', {ctrlKey: true}],
    ['K', {metaKey: true}],
    ['S', {shiftKey: true, altKey: true}],
  ])('puts the cursor into the field for %s %j', (key, init) => {
    expect(press(key, init).defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(field());
  });

  it.each([
    ['k', {}],
    ['k', {ctrlKey: true, shiftKey: true}],
    ['/', {ctrlKey: true}],
    ['a', {}],
  ])('does nothing for %s %j', (key, init) => {
    expect(press(key, init).defaultPrevented).toBe(false);
    expect(document.activeElement).toBe(document.body);
  });

  it('keeps out of fields', () => {
    press('/', {}, document.querySelector('textarea')!);
    expect(document.activeElement).toBe(document.body);
  });

  it('leaves a field that is not shown to the page', () => {
    vi.spyOn(field(), 'getClientRects').mockReturnValue([] as never);
    expect(press('/').defaultPrevented).toBe(false);
  });
});
