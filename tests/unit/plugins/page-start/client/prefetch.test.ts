// @vitest-environment jsdom
import {beforeEach, expect, it, vi} from 'vitest';
import {onRouteDidUpdate} from '../../../../../plugins/page-start/client/prefetch';

const fetched: string[] = [];
const idleCallbacks: (() => void)[] = [];

/** Lets the browser be idle once. */
async function beIdle(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  idleCallbacks.shift()?.();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

beforeEach(() => {
  fetched.length = 0;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) =>
    idleCallbacks.push(callback),
  );
  window.docusaurus = {
    prefetch: (url) => {
      fetched.push(url);
      return false;
    },
    preload: () => false,
  };
});

it('fetches the pages of links one by one while the browser is idle', async () => {
  onRouteDidUpdate({previousLocation: null});
  void window.docusaurus.prefetch('/a');
  void window.docusaurus.prefetch('/b');
  expect(fetched).toEqual([]);
  await beIdle();
  expect(fetched).toEqual(['/a']);
  await beIdle();
  expect(fetched).toEqual(['/a', '/b']);
});

it('keeps one queue on all pages', () => {
  onRouteDidUpdate({previousLocation: null});
  const {prefetch} = window.docusaurus;
  onRouteDidUpdate({previousLocation: {pathname: '/a'}});
  expect(window.docusaurus.prefetch).toBe(prefetch);
});
