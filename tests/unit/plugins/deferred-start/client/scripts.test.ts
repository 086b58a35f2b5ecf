// @vitest-environment jsdom
import {beforeEach, describe, expect, it} from 'vitest';
import {
  forgetScripts,
  loadScripts,
  runScripts,
} from '../../../../../plugins/deferred-start/client/scripts';

const URLS = ['/runtime.js', '/main.js'];

const names = (selector: string, attribute: string) =>
  [...document.querySelectorAll(selector)].map((element) =>
    element.getAttribute(attribute),
  );

const report = (type: 'load' | 'error') => {
  for (const script of [...document.scripts]) {
    script.dispatchEvent(new Event(type));
  }
};

describe('scripts', () => {
  beforeEach(() => {
    forgetScripts([...URLS, '/part.js']);
    document.head.innerHTML = '';
  });

  it('loads them before it runs them, in their order', async () => {
    loadScripts('preload', URLS);
    expect(names('link[rel="preload"]', 'href')).toEqual(URLS);
    expect(names('script', 'src')).toEqual([]);
    const run = runScripts(URLS);
    expect(names('script', 'src')).toEqual(URLS);
    expect([...document.scripts].map(({async}) => async)).toEqual([
      false,
      false,
    ]);
    report('load');
    await run;
  });

  it('loads and runs each once, whoever asks for it', () => {
    loadScripts('preload', ['/runtime.js', '/part.js']);
    void runScripts(['/runtime.js', '/part.js']);
    loadScripts('preload', URLS);
    void runScripts(URLS);
    const all = ['/runtime.js', '/part.js', '/main.js'];
    expect(names('link[rel="preload"]', 'href')).toEqual(all);
    expect(names('script', 'src')).toEqual(all);
  });

  it('says which cannot be had, and asks for it again the next time', async () => {
    const run = runScripts(['/main.js']);
    report('error');
    await expect(run).rejects.toThrow('/main.js cannot be had.');
    // The failed script must be removed. Otherwise Docusaurus finds it and
    // waits for it.
    expect(names('script', 'src')).toEqual([]);
    const again = runScripts(['/main.js']);
    report('load');
    await again;
  });

  it('loads and runs again what is forgotten', () => {
    loadScripts('preload', ['/main.js']);
    void runScripts(['/main.js']);
    forgetScripts(['/main.js']);
    loadScripts('preload', ['/main.js']);
    void runScripts(['/main.js']);
    const twice = ['/main.js', '/main.js'];
    expect(names('link[rel="preload"]', 'href')).toEqual(twice);
    expect(names('script', 'src')).toEqual(twice);
  });
});
