// @vitest-environment jsdom
import {beforeEach, describe, expect, it} from 'vitest';
import {
  isField,
  scriptedControl,
} from '../../../../../plugins/deferred-start/client/controls';

const NATIVE = [
  '<a href="/page">x</a>',
  '<a href="#place">x</a>',
  '<details><summary>x</summary></details>',
  '<label>x</label>',
  '<input>',
  '<input type="search">',
  '<select></select>',
  '<textarea></textarea>',
  '<form><button>x</button></form>',
  '<form><input type="submit"></form>',
  '<p>x</p>',
];

const SCRIPTED = [
  '<button>x</button>',
  '<form><button type="button">x</button></form>',
  '<form><button type="reset">x</button></form>',
  '<a href="#">x</a>',
  '<a role="button" href="/page">x</a>',
  '<li role="tab" tabindex="-1">x</li>',
  '<input type="checkbox">',
  '<input type="radio">',
  '<div role="button">x</div>',
];

const innermost = () => {
  let element: Element = document.body;
  while (element.firstElementChild) {
    element = element.firstElementChild;
  }
  return element;
};

describe('scriptedControl', () => {
  beforeEach(() => {
    document.body.innerHTML = '';
  });

  it.each(NATIVE)('leaves %s to the browser', (html) => {
    document.body.innerHTML = html;
    expect(scriptedControl(innermost())).toBeNull();
  });

  it.each(SCRIPTED)('finds that %s needs the page', (html) => {
    document.body.innerHTML = html;
    expect(scriptedControl(innermost())).toBe(innermost());
  });

  it('takes the nearest control: a button in a fold, a link in a tab', () => {
    document.body.innerHTML =
      '<details><summary><button><b></b></button></summary></details><div tabindex="0"><a href="/x"><i></i></a></div>';
    expect(scriptedControl(document.querySelector('b'))).toBe(
      document.querySelector('button'),
    );
    expect(scriptedControl(document.querySelector('i'))).toBeNull();
  });

  it('knows fields', () => {
    document.body.innerHTML = '<input><p contenteditable><b></b></p><u></u>';
    expect(isField(document.querySelector('input'))).toBe(true);
    expect(isField(document.querySelector('b'))).toBe(true);
    expect(isField(document.querySelector('u'))).toBe(false);
    expect(isField(document)).toBe(false);
  });
});
