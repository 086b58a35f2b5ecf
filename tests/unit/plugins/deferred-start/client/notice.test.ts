// @vitest-environment jsdom
import {beforeEach, expect, it} from 'vitest';
import {
  showNotice,
  watchNotice,
} from '../../../../../plugins/deferred-start/client/notice';

const get = (selector: string) =>
  document.querySelector<HTMLElement>(selector)!;

const isShown = () => !get('[data-start-notice]').hidden;

watchNotice();

beforeEach(() => {
  document.body.innerHTML = `<input><div data-start-notice hidden>
<p>Text</p><button aria-label="Close"><svg></svg></button></div>`;
  showNotice(true);
});

it('closes with its button, and the focus returns', () => {
  get('input').focus();
  get('button').focus();
  get('svg').dispatchEvent(new MouseEvent('click', {bubbles: true}));
  expect(isShown()).toBe(false);
  expect(document.activeElement).toBe(get('input'));
});

it('closes with Escape, and the focus stays', () => {
  get('input').focus();
  get('input').dispatchEvent(new KeyboardEvent('keydown', {key: 'a'}));
  expect(isShown()).toBe(true);
  window.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}));
  expect(isShown()).toBe(false);
  expect(document.activeElement).toBe(get('input'));
});

it('stays for a click on its text, or elsewhere', () => {
  for (const selector of ['p', 'input']) {
    get(selector).click();
    expect(isShown()).toBe(true);
  }
});
