// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {Part} from '../../../../../plugins/deferred-start/client/part';
import {forgetScripts} from '../../../../../plugins/deferred-start/client/scripts';

const URLS = ['/runtime.js', '/main.js'];

const running = () =>
  [...document.scripts].map((script) => script.getAttribute('src'));

const finish = (type: 'load' | 'error') => {
  for (const script of [...document.scripts]) {
    script.dispatchEvent(new Event(type));
  }
};

const click = () => new MouseEvent('click', {bubbles: true, cancelable: true});

describe('Part', () => {
  const onFailed = vi.fn();
  let part: Part;

  beforeEach(() => {
    vi.restoreAllMocks();
    vi.resetAllMocks();
    forgetScripts([...URLS, '/tools.js']);
    document.head.innerHTML = '';
    document.body.innerHTML = '<button></button>';
    part = new Part({
      urls: URLS,
      onFailed,
    });
  });

  /** Clicks the button. Returns true if the part holds the click. */
  function press(): boolean {
    const event = click();
    const button = document.querySelector('button')!;
    const listener = () => {
      wasTaken = part.take(event);
    };
    let wasTaken = false;
    window.addEventListener('click', listener, {capture: true, once: true});
    button.dispatchEvent(event);
    return wasTaken;
  }

  it('loads its scripts at once, and runs them once after the gesture', async () => {
    void part.start();
    void part.start();
    expect(document.querySelectorAll('link[rel=preload]')).toHaveLength(2);
    expect(running()).toEqual([]);
    await vi.waitFor(() => expect(running()).toEqual(URLS));
  });

  it('loads its scripts only after a press of a control that works without them', async () => {
    window.addEventListener('pointerdown', (event) => void part.start(event), {
      once: true,
    });
    const button = document.querySelector('button')!;
    button.toggleAttribute('data-plain');
    button.dispatchEvent(new Event('pointerdown', {bubbles: true}));
    await new Promise((resolve) => setTimeout(resolve));
    const preloads = () => document.querySelectorAll('link[rel=preload]');
    expect(preloads()).toHaveLength(0);
    window.dispatchEvent(click());
    await vi.waitFor(() => expect(preloads()).toHaveLength(2));
    await vi.waitFor(() => expect(running()).toEqual(URLS));
  });

  it.each([
    ['waits after a press that needs none of its scripts', false],
    ['does not wait after a press that needs them', true],
  ])('%s', async (_, needsThem) => {
    const waits = vi.spyOn(globalThis, 'setTimeout');
    part = new Part({
      urls: URLS,
      restMs: 7,
      onFailed,
    });
    void part.start(new Event('pointerdown', {bubbles: true}));
    // Until the part listens for the end of the press.
    await new Promise((resolve) => setTimeout(resolve));
    window.dispatchEvent(new Event('pointerup'));
    if (needsThem) {
      press();
    } else {
      window.dispatchEvent(click());
    }
    await vi.waitFor(() => expect(running()).toEqual(URLS));
    const hasWaited = waits.mock.calls.some(([, waitMs]) => waitMs === 7);
    expect(hasWaited).toBe(!needsThem);
  });

  it('holds gestures until it has started', async () => {
    const pressed = vi.fn();
    expect(press()).toBe(true);
    document.querySelector('button')!.addEventListener('click', pressed);
    const start = part.start();
    await vi.waitFor(() => expect(running()).toEqual(URLS));
    expect(pressed).not.toHaveBeenCalled();
    finish('load');
    await start;
    await new Promise((resolve) => setTimeout(resolve));
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(press()).toBe(false);
  });

  it('can start again after a failure, and holds no form then', async () => {
    for (const isFirst of [true, false]) {
      const start = part.start();
      await vi.waitFor(() => expect(running()).toEqual(URLS));
      finish('error');
      await start;
      expect(onFailed).toHaveBeenLastCalledWith(isFirst);
      document.head.innerHTML = '';
    }
    expect(part.take(new Event('submit', {cancelable: true}))).toBe(false);
    expect(press()).toBe(true);
  });

  it('keeps a form in place after a failure without a network', async () => {
    const start = part.start();
    await vi.waitFor(() => expect(running()).toEqual(URLS));
    finish('error');
    await start;
    const isStopped = () => {
      const submit = new Event('submit', {cancelable: true});
      part.take(submit);
      return submit.defaultPrevented;
    };
    expect(isStopped()).toBe(false);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(isStopped()).toBe(true);
  });

  it('does not run again what another part has run, after that has failed', async () => {
    const parts = ['/tools.js', '/main.js'].map(
      (url) => new Part({urls: ['/runtime.js', url], onFailed}),
    );
    const failing = parts[0]!.start();
    await vi.waitFor(() =>
      expect(running()).toEqual(['/runtime.js', '/tools.js']),
    );
    document.scripts[0]!.dispatchEvent(new Event('load'));
    document.scripts[1]!.dispatchEvent(new Event('error'));
    await failing;
    expect(onFailed).toHaveBeenCalledTimes(1);
    void parts[1]!.start();
    await vi.waitFor(() =>
      expect(running()).toEqual(['/runtime.js', '/main.js']),
    );
  });
});
