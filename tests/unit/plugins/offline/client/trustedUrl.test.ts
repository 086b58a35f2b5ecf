import {afterEach, beforeEach, expect, it, vi} from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const load = () => import('../../../../../plugins/offline/client/trustedUrl');

it('is an address of a policy that lets nothing else pass', async () => {
  type Rules = {createScriptURL: (url: string) => string};
  const createPolicy = vi.fn((_name: string, rules: Rules) => rules);
  vi.stubGlobal('window', {trustedTypes: {createPolicy}});
  const {workerUrl} = await load();
  expect(workerUrl('/help/')).toBe('/help/offline-worker.js');
  workerUrl('/help/');
  expect(createPolicy).toHaveBeenCalledOnce();
  const [name, rules] = createPolicy.mock.calls[0]!;
  expect(name).toBe('offline');
  expect(() => rules.createScriptURL('/help/other.js')).toThrow(
    '/help/other.js is not the service worker of this site.',
  );
});

it('is the address itself where browsers have no Trusted Types', async () => {
  vi.stubGlobal('window', {});
  const {workerUrl} = await load();
  expect(workerUrl('/')).toBe('/offline-worker.js');
});
