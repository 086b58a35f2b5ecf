// @vitest-environment jsdom
import {beforeEach, describe, expect, it} from 'vitest';
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

  it('loads them before it runs them, in their order', async () => {
    const scripts = new PageScripts();
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
    const scripts = new PageScripts();
    scripts.load(['/runtime.js', '/part.js']);
    void scripts.run(['/runtime.js', '/part.js']);
    scripts.load(URLS);
    void scripts.run(URLS);
    const all = ['/runtime.js', '/part.js', '/main.js'];
    expect(names('link[rel="preload"]', 'href')).toEqual(all);
    expect(names('script', 'src')).toEqual(all);
  });

  it('says which cannot be had, and asks for it again the next time', async () => {
    const scripts = new PageScripts();
    const run = scripts.run(['/main.js']);
    report('error');
    await expect(run).rejects.toThrow('/main.js cannot be had.');
    const again = scripts.run(['/main.js']);
    report('load');
    await again;
  });

  it('loads and runs again what is forgotten', () => {
    const scripts = new PageScripts();
    scripts.load(['/main.js']);
    void scripts.run(['/main.js']);
    scripts.forget(['/main.js']);
    expect(names('link[rel="preload"]', 'href')).toEqual([]);
    scripts.load(['/main.js']);
    void scripts.run(['/main.js']);
    expect(names('link[rel="preload"]', 'href')).toEqual(['/main.js']);
    expect(names('script', 'src')).toEqual(['/main.js', '/main.js']);
  });
});
