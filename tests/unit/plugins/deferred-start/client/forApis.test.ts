// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {runForApis} from '../../../../../plugins/deferred-start/client/forApis';
import {PageScripts} from '../../../../../plugins/deferred-start/client/scripts';

const ENTRIES = {tools: ['/runtime.js', '/tools.js'], search: ['/search.js']};
const APIS = 'tools=modelContext';

const running = () =>
  [...document.scripts].map((script) => script.getAttribute('src'));

/** Lets all that waits for nothing else be done. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('runForApis', () => {
  beforeEach(() => {
    document.head.innerHTML = '';
  });

  afterEach(() => {
    Reflect.deleteProperty(document, 'modelContext');
    Reflect.deleteProperty(navigator, 'modelContext');
    vi.restoreAllMocks();
  });

  const start = (apis?: string) => runForApis(new PageScripts(), ENTRIES, apis);

  it('runs nothing in a browser without the interface, or without such entries', async () => {
    start(APIS);
    start();
    await settled();
    expect(document.head.children).toHaveLength(0);
  });

  it.each([
    ['document', document],
    ['navigator', navigator],
  ])('runs the entry where the %s has the interface', async (_, owner) => {
    Object.assign(owner, {modelContext: {}});
    start(APIS);
    await settled();
    expect(running()).toEqual(ENTRIES.tools);
  });

  it('waits until the HTML is read', async () => {
    Object.assign(document, {modelContext: {}});
    const state = vi.spyOn(document, 'readyState', 'get');
    state.mockReturnValue('loading');
    start(APIS);
    await settled();
    expect(running()).toEqual([]);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await settled();
    expect(running()).toEqual(ENTRIES.tools);
  });

  it('has the page run what cannot be had again, and nothing twice', async () => {
    Object.assign(document, {modelContext: {}});
    const scripts = new PageScripts();
    runForApis(scripts, ENTRIES, APIS);
    await settled();
    const [runtime, tools] = [...document.scripts];
    runtime!.dispatchEvent(new Event('load'));
    tools!.dispatchEvent(new Event('error'));
    await settled();
    void scripts.run(ENTRIES.tools);
    expect(running()).toEqual([...ENTRIES.tools, '/tools.js']);
  });
});
