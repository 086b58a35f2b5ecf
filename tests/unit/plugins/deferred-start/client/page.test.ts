// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  isForeign,
  isTranslated,
  pageStart,
  takeStop,
} from '../../../../../plugins/deferred-start/client/page';

const html = document.documentElement;
const root = () => document.getElementById('__docusaurus')!;

const run = Promise.resolve();

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

function fail(name: string): void {
  const element = document.createElement(name);
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
}

beforeEach(() => {
  document.body.innerHTML =
    '<div id="__docusaurus"><p></p></div><aside></aside>';
  html.setAttribute('data-has-hydrated', 'false');
});

describe('pageStart', () => {
  it('resolves when the page has started', async () => {
    const started = pageStart(run);
    await settled();
    html.setAttribute('data-has-hydrated', 'true');
    await expect(started).resolves.toBeUndefined();
  });

  it('resolves when a page that crashed is drawn again', async () => {
    const started = pageStart(run);
    await settled();
    root().replaceChildren(document.createElement('h1'));
    await expect(started).resolves.toBeUndefined();
  });

  it('waits at other changes, and errors of other elements', async () => {
    const onStarted = vi.fn();
    void pageStart(run).then(onStarted, () => undefined);
    await settled();
    html.setAttribute('data-has-hydrated', 'no');
    root().firstElementChild!.append('text');
    fail('img');
    await settled();
    expect(onStarted).not.toHaveBeenCalled();
  });

  it('rejects when a script cannot be loaded, also one that another asks for', async () => {
    const started = pageStart(run);
    fail('script');
    await expect(started).rejects.toThrow('cannot be loaded');
    await expect(pageStart(Promise.reject(new Error('gone')))).rejects.toThrow(
      'gone',
    );
  });
});

describe('a script that is lost', () => {
  const globals = window as {docusaurus?: unknown; docusaurusRoot?: unknown};

  beforeEach(() => {
    takeStop();
  });

  afterEach(() => {
    delete globals.docusaurus;
    delete globals.docusaurusRoot;
  });

  it('stops Docusaurus only once that runs', async () => {
    const early = pageStart(run);
    fail('script');
    await expect(early).rejects.toThrow();
    expect(takeStop()).toBe(false);
    globals.docusaurus = {};
    // Docusaurus runs, so it requested the script itself.
    fail('script');
    expect([takeStop(), takeStop()]).toEqual([true, false]);
  });

  it('is not missed by a page that is drawn', async () => {
    globals.docusaurus = {};
    globals.docusaurusRoot = {};
    const started = pageStart(Promise.reject(new Error('gone')));
    fail('script');
    await settled();
    expect(takeStop()).toBe(false);
    html.setAttribute('data-has-hydrated', 'true');
    await expect(started).resolves.toBeUndefined();
    // The next attempt finds the page started.
    await expect(pageStart(run)).resolves.toBeUndefined();
  });
});

describe('isTranslated', () => {
  const {lang} = html;

  afterEach(() => {
    html.lang = lang;
    html.className = '';
  });

  it.each([
    ['the class of Chrome', () => html.classList.add('translated-ltr')],
    ['another language', () => html.setAttribute('lang', 'de')],
    ['the marks of Edge', () => root().setAttribute('_msttexthash', '1')],
  ])('knows a translated page by %s', (_, change) => {
    expect(isTranslated()).toBe(false);
    change();
    expect(isTranslated()).toBe(true);
  });
});

describe('isForeign', () => {
  it('is what stands beside the root of the page', () => {
    expect(isForeign(document.querySelector('aside'))).toBe(true);
    expect(isForeign(root().firstElementChild)).toBe(false);
    expect(isForeign(document.body)).toBe(false);
    expect(isForeign(document)).toBe(false);
  });
});
