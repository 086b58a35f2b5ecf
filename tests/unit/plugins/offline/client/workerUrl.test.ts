import {afterEach, beforeEach, expect, it, vi} from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const load = () => import('../../../../../plugins/offline/client/workerUrl');

it('is created by a policy that creates addresses of the worker only', async () => {
  type Rules = {createScriptURL: (baseUrl: string) => string};
  const createPolicy = vi.fn((_name: string, rules: Rules) => rules);
  vi.stubGlobal('window', {trustedTypes: {createPolicy}});
  const {workerUrl} = await load();
  expect(workerUrl('/help/')).toMatch(/^\/help\/offline-worker\.js\?\d+$/);
  workerUrl('/help/');
  expect(createPolicy).toHaveBeenCalledOnce();
  const [name, rules] = createPolicy.mock.calls[0]!;
  expect(name).toBe('offline');
  expect(rules.createScriptURL('/other.js?')).toContain('offline-worker.js');
});

it('is another one each time, so that a removed worker is installed again', async () => {
  vi.stubGlobal('window', {});
  vi.useFakeTimers({toFake: ['Date']});
  const {workerUrl} = await load();
  const first = workerUrl('/');
  vi.advanceTimersByTime(1);
  expect(workerUrl('/')).not.toBe(first);
});
