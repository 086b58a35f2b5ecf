// @vitest-environment jsdom
import {beforeEach, describe, expect, it} from 'vitest';
import {isInOverlay} from '../../../../../../plugins/search-local/theme/Highlights/isInOverlay';

beforeEach(() => {
  document.body.innerHTML =
    '<main></main><input><dialog></dialog><button aria-haspopup="menu" aria-expanded="false"></button>';
});

/**
 * Presses Escape on an element and returns true if the key is meant for an
 * overlay.
 */
function pressed(selector: string): boolean {
  let result = false;
  document.addEventListener(
    'keydown',
    (event) => {
      result = isInOverlay(event);
    },
    {once: true},
  );
  document
    .querySelector(selector)!
    .dispatchEvent(
      new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}),
    );
  return result;
}

describe('isInOverlay', () => {
  it('leaves keys on the page to the page', () => {
    expect(pressed('main')).toBe(false);
  });

  it('leaves keys in a field to the field', () => {
    expect(pressed('input')).toBe(true);
  });

  it('leaves keys to an open dialog', () => {
    document.querySelector('dialog')!.setAttribute('open', '');
    expect(pressed('main')).toBe(true);
  });

  it('leaves keys to an open menu', () => {
    document.querySelector('button')!.setAttribute('aria-expanded', 'true');
    expect(pressed('main')).toBe(true);
  });
});
