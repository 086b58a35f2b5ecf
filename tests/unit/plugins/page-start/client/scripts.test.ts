// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type * as Scripts from '../../../../../plugins/page-start/client/scripts';

const html = document.documentElement;

const sources = () =>
  [...document.scripts].map((script) => script.getAttribute('src'));

/** Reports to the scripts of the page that they have run, or are lost. */
function report(type: 'load' | 'error', ...names: string[]): void {
  for (const script of [...document.scripts]) {
    if (names.some((name) => script.src.endsWith(name))) {
      script.dispatchEvent(new Event(type, {bubbles: false}));
    }
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const hydrate = () => html.setAttribute('data-has-hydrated', 'true');

let scripts: typeof Scripts;

beforeEach(async () => {
  vi.resetModules();
  scripts = await import('../../../../../plugins/page-start/client/scripts');
  html.setAttribute('data-has-hydrated', 'false');
  document.head.innerHTML =
    '<link rel="preload" as="font" href="/a.woff2"><link rel="preload" as="script" media="not all" href="/runtime.js"><link rel="preload" as="script" media="not all" href="/main.js">';
});

describe('loadScripts', () => {
  it('lets the browser load the scripts, and runs none', () => {
    scripts.loadScripts();
    expect(document.querySelectorAll('link[as=script][media]')).toHaveLength(0);
    expect(sources()).toEqual([]);
  });
});

describe('runScripts', () => {
  it('runs the scripts in their order, and ends when React has the page', async () => {
    const onEnd = vi.fn();
    const end = scripts.runScripts().then(onEnd);
    await nextTask();
    expect(sources()).toEqual([
      expect.stringMatching(/\/runtime\.js$/),
      expect.stringMatching(/\/main\.js$/),
    ]);
    expect([...document.scripts].some(({async}) => async)).toBe(false);
    report('load', 'runtime.js', 'main.js');
    await nextTask();
    expect(onEnd).not.toHaveBeenCalled();
    hydrate();
    await end;
  });

  it('names a script that is lost, and runs only that one again', async () => {
    const end = scripts.runScripts();
    const failure = expect(end).rejects.toThrow(
      /^The script \S+\/main\.js cannot be loaded\.$/,
    );
    await nextTask();
    report('load', 'runtime.js');
    report('error', 'main.js');
    await failure;
    const again = scripts.runScripts();
    await nextTask();
    expect(sources().map((src) => src!.replace(/.*\//, ''))).toEqual([
      'runtime.js',
      'main.js',
      'main.js',
    ]);
    report('load', 'main.js');
    hydrate();
    await again;
  });

  it('names a script that another one has asked for in vain', async () => {
    const end = scripts.runScripts();
    const failure = expect(end).rejects.toThrow('/part.js cannot be loaded');
    await nextTask();
    report('load', 'runtime.js', 'main.js');
    const part = document.createElement('script');
    part.src = '/part.js';
    document.head.append(part);
    part.dispatchEvent(new Event('error'));
    await failure;
  });
});

describe('reloadOnce', () => {
  const reload = vi.fn();
  const server = vi.fn();

  beforeEach(() => {
    sessionStorage.clear();
    reload.mockClear();
    server.mockResolvedValue({ok: true});
    vi.stubGlobal('fetch', server);
    vi.stubGlobal('location', {href: 'https://example.com/help/', reload});
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('loads the page again, but not twice', async () => {
    await scripts.reloadOnce();
    await scripts.reloadOnce();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does so another time after a start', async () => {
    await scripts.reloadOnce();
    scripts.forgetReload();
    await scripts.reloadOnce();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    [
      'the server has no such page',
      () => server.mockResolvedValue({ok: false}),
    ],
    ['there is no network', () => server.mockRejectedValue(new Error('no'))],
    [
      'there is no storage',
      () =>
        vi.stubGlobal('sessionStorage', {
          getItem() {
            throw new Error('blocked');
          },
        }),
    ],
  ])('leaves the page as it is if %s', async (_, prepare) => {
    prepare();
    await scripts.reloadOnce();
    expect(reload).not.toHaveBeenCalled();
  });
});
