// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import shortcutGroups, {
  isAsked,
  KEY,
} from '../../../../../../plugins/dialogs/theme/KeyboardShortcuts/groups';

/** Presses a key in an element. */
function press(init: KeyboardEventInit, html = '<p></p>'): KeyboardEvent {
  document.body.innerHTML = html;
  const event = new KeyboardEvent('keydown', {
    bubbles: true,
    cancelable: true,
    ...init,
  });
  document.body.firstElementChild!.dispatchEvent(event);
  return event;
}

describe('isAsked', () => {
  it('holds for a question mark, typed with Shift or without', () => {
    expect(isAsked(press({key: '?', shiftKey: true}))).toBe(true);
    expect(isAsked(press({key: '?'}))).toBe(true);
  });

  it.each([
    {key: '/'},
    {key: '?', ctrlKey: true},
    {key: '?', metaKey: true},
    {key: '?', altKey: true},
  ])('does not hold for %j', (init) => {
    expect(isAsked(press(init))).toBe(false);
  });

  it.each([
    '<input>',
    '<textarea></textarea>',
    '<select></select>',
    '<div contenteditable="true"></div>',
  ])('does not hold in %s', (html) => {
    expect(isAsked(press({key: '?'}, html))).toBe(false);
  });

  it('does not hold for a press that something else has taken', () => {
    const event = press({key: '?'});
    event.preventDefault();
    expect(isAsked(event)).toBe(false);
  });
});

describe('shortcutGroups', () => {
  it('lists the key that shows the list', () => {
    const rows = shortcutGroups().flatMap(({shortcuts}) => shortcuts);
    expect(rows.filter(({keys}) => keys[0]?.[0] === KEY)).toHaveLength(1);
    expect(isAsked(press({key: KEY}))).toBe(true);
  });
});
