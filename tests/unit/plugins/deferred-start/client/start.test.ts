// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {PageScripts} from '../../../../../plugins/deferred-start/client/scripts';
import {DeferredStart} from '../../../../../plugins/deferred-start/client/start';

const URLS = {
  page: ['/runtime.js', '/main.js'],
  entries: {search: ['/runtime.js', '/search.js']},
};

const running = () =>
  [...document.scripts].map((script) => script.getAttribute('src'));

const send = (selector: string, type: string) =>
  document
    .querySelector(selector)!
    .dispatchEvent(new Event(type, {bubbles: true}));

function wait(): void {
  new DeferredStart(new PageScripts(), URLS).wait();
}

/** Lets the gesture end and its effect be painted. */
const painted = () =>
  new Promise((resolve) =>
    requestAnimationFrame(() => setTimeout(resolve, 20)),
  );

describe('DeferredStart', () => {
  beforeEach(() => {
    document.documentElement.setAttribute('data-has-hydrated', 'false');
    document.head.innerHTML = '';
    document.body.innerHTML =
      '<div id="__docusaurus"><div data-own-start="search"><input id="search"></div><input id="other"></div>';
  });

  afterEach(async () => {
    // A page ends to listen when it has started.
    send('#other', 'keydown');
    document.documentElement.setAttribute('data-has-hydrated', 'true');
    await painted();
  });

  it('runs no script before a sign of the reader', async () => {
    wait();
    await painted();
    expect(document.head.children).toHaveLength(0);
    send('#other', 'keydown');
    await vi.waitFor(() => expect(running()).toEqual(URLS.page));
  });

  it('starts a part by itself, and the page with what is done elsewhere', async () => {
    wait();
    send('#search', 'focusin');
    await vi.waitFor(() => expect(running()).toEqual(URLS.entries.search));
    send('#search', 'keydown');
    await painted();
    expect(running()).not.toContain('/main.js');
    send('#other', 'keydown');
    await vi.waitFor(() => expect(running()).toContain('/main.js'));
    expect(running()).toHaveLength(3);
  });

  it('asks again for scripts that failed, with the next action', async () => {
    wait();
    send('#other', 'keydown');
    await vi.waitFor(() => expect(running()).toEqual(URLS.page));
    document.scripts[0]!.dispatchEvent(new Event('error'));
    document.head.innerHTML = '';
    window.dispatchEvent(new Event('scroll'));
    await painted();
    expect(running()).toEqual([]);
    send('#other', 'keydown');
    await vi.waitFor(() => expect(running()).toEqual(URLS.page));
  });

  it('enters what was written once the page has started', async () => {
    wait();
    await painted();
    const field = document.querySelector<HTMLInputElement>('#other')!;
    field.value = 'abc';
    send('#other', 'input');
    field.value = '';
    document.documentElement.setAttribute('data-has-hydrated', 'true');
    await vi.waitFor(() => expect(field.value).toBe('abc'));
  });

  it('repeats to a part that has started the beginning of a composition', async () => {
    wait();
    send('#search', 'focusin');
    send('#search', 'compositionstart');
    await vi.waitFor(() => expect(running()).toEqual(URLS.entries.search));
    const heard = vi.fn();
    const field = document.querySelector('#search')!;
    field.addEventListener('compositionstart', heard);
    const inNextTask = new Promise((resolve) => setTimeout(resolve));
    for (const script of document.scripts) {
      script.dispatchEvent(new Event('load'));
    }
    await inNextTask;
    expect(heard).toHaveBeenCalledTimes(1);
    send('#search', 'compositionend');
    document.documentElement.setAttribute('data-has-hydrated', 'true');
    await painted();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('leaves what was written into a part that starts by itself', async () => {
    wait();
    await painted();
    const field = document.querySelector<HTMLInputElement>('#search')!;
    field.value = 'abc';
    send('#search', 'input');
    field.value = 'abcd';
    document.documentElement.setAttribute('data-has-hydrated', 'true');
    await painted();
    expect(field.value).toBe('abcd');
  });
});
