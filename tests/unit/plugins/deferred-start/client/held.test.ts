// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {HeldGestures} from '../../../../../plugins/deferred-start/client/held';

const TYPES = ['click', 'keydown', 'submit'];

const find = <T extends HTMLElement>(selector: string) =>
  document.querySelector<T>(selector)!;

describe('HeldGestures', () => {
  let held: HeldGestures;
  const seen: string[] = [];
  const take = (event: Event) => held.take(event);
  const note = (event: Event) => {
    seen.push(`${event.type} ${(event.target as Element).id}`);
  };

  /** Takes gestures no more, and carries out those that were held. */
  function release(): void {
    TYPES.forEach((type) => window.removeEventListener(type, take, true));
    held.release().forEach((again) => again());
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
    expect(find('#menu').matches('[data-held]')).toBe(true);
    release();
    expect(find('#menu').matches('[data-held]')).toBe(false);
  });

  it('keeps what the event says', () => {
    find('#menu').dispatchEvent(
      new MouseEvent('click', {bubbles: true, ctrlKey: true, clientX: 7}),
    );
    const listener = vi.fn<(event: MouseEvent) => void>();
    find('#menu').addEventListener('click', listener);
    release();
    expect(listener.mock.calls[0]![0]).toMatchObject({
      ctrlKey: true,
      clientX: 7,
    });
  });

  it('leaves links to the browser', () => {
    find('#link').click();
    expect(seen).toEqual(['click link']);
    expect(held.release()).toEqual([]);
  });

  it('holds the keys of a widget, and puts the cursor there again', () => {
    find('#tab').dispatchEvent(
      new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true}),
    );
    expect(seen).toEqual([]);
    release();
    expect(seen).toEqual(['keydown tab']);
    expect(document.activeElement).toBe(find('#tab'));
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

  it('presses the button that a key stands for, once', () => {
    find('#menu').setAttribute('aria-keyshortcuts', '?');
    for (let time = 0; time < 2; time += 1) {
      const event = new KeyboardEvent('keydown', {
        key: '?',
        bubbles: true,
        cancelable: true,
      });
      document.body.dispatchEvent(event);
      expect(event.defaultPrevented).toBe(true);
    }
    expect(find('#menu').matches('[data-held]')).toBe(true);
    release();
    expect(seen).toEqual(['click menu']);
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
});
