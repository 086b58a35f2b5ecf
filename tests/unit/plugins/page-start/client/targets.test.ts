// @vitest-environment jsdom
import {beforeEach, describe, expect, it} from 'vitest';
import {
  finderOf,
  isField,
  scriptedControl,
  shortcutField,
} from '../../../../../plugins/page-start/client/targets';

/** Returns the innermost first element of the page. */
function innermost(): Element {
  let element: Element = document.body;
  while (element.firstElementChild) {
    element = element.firstElementChild;
  }
  return element;
}

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('scriptedControl', () => {
  it.each([
    '<a href="/page">x</a>',
    '<a href="#place">x</a>',
    '<details><summary>x</summary></details>',
    '<label>x</label>',
    '<input>',
    '<input type="checkbox">',
    '<select></select>',
    '<textarea></textarea>',
    '<form><button>x</button></form>',
    '<p>x</p>',
  ])('is none for %s, which works without scripts', (html) => {
    document.body.innerHTML = html;
    expect(scriptedControl(innermost())).toBeNull();
  });

  it.each([
    '<button>x</button>',
    '<form><button type="button">x</button></form>',
    '<form><button type="reset">x</button></form>',
    '<a href="#">x</a>',
    '<a role="button" href="/page">x</a>',
    '<ul><li role="tab">x</li></ul>',
  ])('is %s', (html) => {
    document.body.innerHTML = html;
    expect(scriptedControl(innermost())).toBe(innermost());
  });

  it('is the nearest control', () => {
    document.body.innerHTML =
      '<details><summary><button><b></b></button></summary></details><div role="button"><a href="/x"><i></i></a></div>';
    expect(scriptedControl(document.querySelector('b'))).toBe(
      document.querySelector('button'),
    );
    expect(scriptedControl(document.querySelector('i'))).toBeNull();
  });
});

describe('isField', () => {
  it.each(['<input>', '<input type="checkbox">', '<select></select>'])(
    'is true for %s',
    (html) => {
      document.body.innerHTML = html;
      expect(isField(innermost())).toBe(true);
    },
  );

  it.each(['<button></button>', '<input type="submit">', '<p></p>'])(
    'is false for %s',
    (html) => {
      document.body.innerHTML = html;
      expect(isField(innermost())).toBe(false);
    },
  );
});

describe('shortcutField', () => {
  const press = (key: string, init: KeyboardEventInit, selector = 'body') => {
    const event = new KeyboardEvent('keydown', {key, ...init, bubbles: true});
    document.querySelector(selector)!.dispatchEvent(event);
    return shortcutField(event);
  };

  beforeEach(() => {
    document.body.innerHTML =
      '<input aria-keyshortcuts="/ Control+K Meta+K"><textarea></textarea>';
  });

  it.each([
    ['/', {}],
    ['/', {shiftKey: true}],
    ['k', {ctrlKey: true}],
    ['K', {metaKey: true}],
    ['л', {code: 'KeyK', ctrlKey: true}],
  ])('is the field of %s %j', (key, init) => {
    expect(press(key, init)).toBe(document.querySelector('input'));
  });

  it.each([
    ['k', {}],
    ['/', {ctrlKey: true}],
    ['a', {}],
    ['"', {}],
  ])('is none for %s %j', (key, init) => {
    expect(press(key, init)).toBeUndefined();
  });

  it('is none for a key in a field, or behind a dialog', () => {
    expect(press('/', {}, 'textarea')).toBeUndefined();
    document.body.innerHTML += '<dialog open></dialog>';
    expect(press('/', {})).toBeUndefined();
  });
});

describe('finderOf', () => {
  const HTML =
    '<ul><li>a</li><li>b</li><li>b</li></ul><button></button><button aria-label="c"></button>';

  it.each(['li:nth-child(2)', 'li:nth-child(3)', '[aria-label]'])(
    'finds what stands in the place of %s',
    (selector) => {
      document.body.innerHTML = HTML;
      const find = finderOf(document.querySelector(selector)!);
      document.body.innerHTML = HTML;
      expect(find()).toBe(document.querySelector(selector));
    },
  );

  it('finds the last of fewer, and none of none', () => {
    document.body.innerHTML = HTML;
    const [, first, second] = document.querySelectorAll('li');
    const find = finderOf(second!);
    second!.remove();
    expect(find()).toBe(first);
    document.body.innerHTML = '';
    expect(find()).toBeUndefined();
  });
});
