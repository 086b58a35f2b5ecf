// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {PageScripts} from '../../../../../plugins/deferred-start/client/scripts';

const URLS = ['/runtime.js', '/main.js'];

const names = (selector: string, attribute: string) =>
  [...document.querySelectorAll(selector)].map((element) =>
    element.getAttribute(attribute),
  );

const report = (type: 'load' | 'error') => {
  for (const script of document.scripts) {
    script.dispatchEvent(new Event(type));
  }
};

describe('PageScripts', () => {
  beforeEach(() => {
    document.head.innerHTML = '';
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('loads them before it runs them, in their order', async () => {
    const scripts = new PageScripts(URLS);
    scripts.load(URLS);
    expect(names('link[rel="preload"]', 'href')).toEqual(URLS);
    expect(names('script', 'src')).toEqual([]);
    const run = scripts.run(URLS);
    expect(names('script', 'src')).toEqual(URLS);
    expect([...document.scripts].map(({async}) => async)).toEqual([
      false,
      false,
    ]);
    report('load');
    await run;
  });

  it('loads and runs each once, whoever asks for it', () => {
    const scripts = new PageScripts([...URLS, '/part.js']);
    scripts.load(['/runtime.js', '/part.js']);
    void scripts.run(['/runtime.js', '/part.js']);
    scripts.load(URLS);
    void scripts.run(URLS);
    const all = ['/runtime.js', '/part.js', '/main.js'];
    expect(names('link[rel="preload"]', 'href')).toEqual(all);
    expect(names('script', 'src')).toEqual(all);
  });

  it('says which cannot be had, and asks for it again the next time', async () => {
    const scripts = new PageScripts(URLS);
    const run = scripts.run(['/main.js']);
    report('error');
    await expect(run).rejects.toThrow('/main.js cannot be had.');
    const again = scripts.run(['/main.js']);
    report('load');
    await again;
  });

  it('loads and runs again what is forgotten', () => {
    const scripts = new PageScripts(URLS);
    scripts.load(['/main.js']);
    void scripts.run(['/main.js']);
    scripts.forget(['/main.js']);
    expect(names('link[rel="preload"]', 'href')).toEqual([]);
    scripts.load(['/main.js']);
    void scripts.run(['/main.js']);
    expect(names('link[rel="preload"]', 'href')).toEqual(['/main.js']);
    expect(names('script', 'src')).toEqual(['/main.js', '/main.js']);
  });

  it('has a policy of Trusted Types that lets them pass, and nothing else', () => {
    const createPolicy = vi.fn(
      (_name: string, rules: {createScriptURL: (url: string) => string}) =>
        rules,
    );
    vi.stubGlobal('trustedTypes', {createPolicy});
    void new PageScripts(URLS).run(URLS);
    expect(createPolicy).toHaveBeenCalledTimes(1);
    const [name, {createScriptURL}] = createPolicy.mock.calls[0]!;
    expect(name).toBe('deferred-start');
    expect(createScriptURL('/main.js')).toBe('/main.js');
    expect(() => createScriptURL('https://elsewhere.example/a.js')).toThrow(
      'https://elsewhere.example/a.js is no script of this page.',
    );
  });
});
