// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  HeldGestures,
  scriptedControl,
} from '../../../../../plugins/deferred-start/client/held';

const TYPES = ['click', 'keydown', 'submit'];

const find = <T extends HTMLElement>(selector: string) =>
  document.querySelector<T>(selector)!;

describe('HeldGestures', () => {
  let held: HeldGestures;
  const seen: string[] = [];
  const take = (event: Event) => {
    wasTaken = held.take(event);
  };
  let wasTaken = false;
  const note = (event: Event) => {
    seen.push(`${event.type} ${(event.target as Element).id}`);
  };

  /** Stops recording gestures, and replays the held ones. */
  function release(): void {
    TYPES.forEach((type) => window.removeEventListener(type, take, true));
    vi.useFakeTimers();
    held.release();
    vi.runAllTimers();
    vi.useRealTimers();
  }

  beforeEach(() => {
    document.body.innerHTML =
      '<button id="menu"></button><button id="copy"></button><a id="link" href="#x"></a><li id="tab" tabindex="0"></li><button id="opener" commandfor="field"></button><input id="field"><form id="form"><button id="send"></button></form>';
    held = new HeldGestures();
    seen.length = 0;
    TYPES.forEach((type) => {
      window.addEventListener(type, take, true);
      document.addEventListener(type, note);
    });
  });

  afterEach(() => {
    TYPES.forEach((type) => {
      window.removeEventListener(type, take, true);
      document.removeEventListener(type, note);
    });
  });

  it('holds clicks, and carries them out in their order', () => {
    find('#copy').click();
    find('#menu').click();
    expect(seen).toEqual([]);
    release();
    expect(seen).toEqual(['click copy', 'click menu']);
  });

  it('presses a button once that was pressed twice', () => {
    find('#menu').click();
    find('#menu').click();
    release();
    expect(seen).toEqual(['click menu']);
  });

  it('marks what waits, until it is done', () => {
    find('#menu').click();
    expect(find('#menu').matches(':root[data-held] [data-held]')).toBe(true);
    release();
    expect(find('#menu').matches('[data-held]')).toBe(false);
  });

  it('leaves links to the browser', () => {
    find('#link').click();
    expect(seen).toEqual(['click link']);
    expect(wasTaken).toBe(false);
  });

  it('leaves controls that work without the page alone', () => {
    document.body.innerHTML += '<div data-plain><button><b></b></button></div>';
    find('[data-plain] b').click();
    expect(seen).toEqual(['click ']);
    expect(wasTaken).toBe(false);
  });

  it.each([
    ['#tab', {key: 'Tab'}],
    ['#tab', {key: 'c', ctrlKey: true}],
    ['#menu', {key: 'Enter'}],
    ['#field', {key: 'a'}],
    ['body', {key: 'ArrowDown'}],
  ])('leaves keys in %s to the browser: %j', (selector, init) => {
    find(selector).dispatchEvent(
      new KeyboardEvent('keydown', {...init, bubbles: true}),
    );
    expect(seen).toHaveLength(1);
  });

  it('puts the cursor at once into the field that a button is for', () => {
    find('#opener').click();
    expect(document.activeElement).toBe(find('#field'));
    release();
    expect(seen).toEqual(['click opener']);
  });

  it('holds what a form sends, and not the click on its button', () => {
    find('#send').click();
    expect(seen).toEqual(['click send']);
    document.addEventListener('submit', (event) => event.preventDefault(), {
      once: true,
    });
    release();
    expect(seen).toEqual(['click send', 'submit form']);
  });

  it('enters again what a page that starts has removed', () => {
    const field = find<HTMLInputElement>('#field');
    field.value = 'ab';
    const event = new Event('input', {bubbles: true});
    field.dispatchEvent(event);
    expect(held.take(event)).toBe(true);
    field.value = '';
    release();
    expect(field.value).toBe('ab');
  });
});

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
      '<details><summary><button><b></b></button></summary></details><div role="button"><a href="/x"><i></i></a></div>';
    expect(scriptedControl(document.querySelector('b'))).toBe(
      document.querySelector('button'),
    );
    expect(scriptedControl(document.querySelector('i'))).toBeNull();
  });
});
