import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';
import {bundleWorker} from '../../../../../plugins/offline/server/bundleWorker';

it('makes one script that runs as a service worker', async () => {
  const script = await bundleWorker();
  const types: string[] = [];
  runInNewContext(script, {
    self: {
      registration: {scope: 'https://example.com/help/'},
      caches: {},
      fetch: () => undefined,
      addEventListener: (type: string) => types.push(type),
    },
  });
  expect(types).toEqual(['install', 'activate', 'message', 'fetch']);
});
