// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  findCopy,
  findSaving,
  problemOf,
  removeCopy,
  requestOffer,
  startSaving,
  whenSaved,
} from '../../../../../plugins/offline/client/offlineCopy';
import type {WorkerMessage} from '../../../../../plugins/offline/shared/copy';

const SCOPE = 'http://localhost:3000/help/';
const CACHE = `offline ${SCOPE}`;
const OFFER = {pages: 2, bytes: 10, savedBytes: 20};

class FakeWorker extends EventTarget {
  state = 'installing';
  onstatechange?: (event: Event) => void;
  readonly postMessage = vi.fn();

  become(state: string) {
    this.state = state;
    const event = new Event('statechange');
    this.dispatchEvent(event);
    this.onstatechange?.(event);
  }
}

const asWorker = (worker: FakeWorker) => worker as unknown as ServiceWorker;

/** Gives the browser service workers with a registration, and returns what was done with them. */
function browserWith({
  installing,
  scope = SCOPE,
}: {installing?: FakeWorker; scope?: string} = {}) {
  const done: string[] = [];
  const registration = {
    installing,
    scope,
    unregister: () => Promise.resolve(done.push('unregistered')),
  };
  const register = vi.fn(() => Promise.resolve(registration));
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {register, getRegistration: () => Promise.resolve(registration)},
  });
  vi.stubGlobal('caches', {
    delete: (name: string) => Promise.resolve(done.push(`deleted ${name}`)),
  });
  return {register, done};
}

/** Sends what a worker says. */
const say = (message: WorkerMessage) =>
  new Promise<void>((resolve) => {
    const channel = new BroadcastChannel(CACHE);
    channel.postMessage(message);
    setTimeout(() => {
      channel.close();
      resolve();
    }, 20);
  });

let worker: FakeWorker;

beforeEach(() => {
  worker = new FakeWorker();
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('findCopy', () => {
  const withMatch = (match: (...args: unknown[]) => Promise<unknown>) =>
    vi.stubGlobal('caches', {match});

  it('is what was saved, and when', async () => {
    const match = vi.fn(() =>
      Promise.resolve(
        Response.json(OFFER, {
          headers: {Date: 'Thu, 01 Jan 1970 00:00:05 GMT'},
        }),
      ),
    );
    withMatch(match);
    expect(await findCopy('/help/')).toEqual({pages: 2, savedAt: 5000});
    expect(match).toHaveBeenCalledWith(`${SCOPE}offline.json`, {
      cacheName: CACHE,
      ignoreSearch: true,
    });
  });

  it('is nothing where nothing was saved', async () => {
    withMatch(() => Promise.resolve(undefined));
    expect(await findCopy('/help/')).toBeUndefined();
  });
});

describe('requestOffer', () => {
  it('is what there is to save', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(OFFER)));
    expect(await requestOffer('/help/')).toEqual(OFFER);
  });

  it('fails with a problem of the network where there is no offer', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response('', {status: 404})),
    );
    const error: unknown = await requestOffer('/').catch((reason) => reason);
    expect(problemOf(error)).toBe('network');
  });
});

describe('saving', () => {
  it('registers the worker, whose script is never taken from the cache of the browser', async () => {
    const {register} = browserWith({installing: worker});
    expect(await startSaving('/help/')).toBe(worker);
    expect(register).toHaveBeenCalledWith(
      expect.stringMatching(/^\/help\/offline-worker\.js\?/),
      {scope: '/help/', updateViaCache: 'none'},
    );
  });

  it('finds the worker that another page has started, but not that of another language', async () => {
    browserWith({installing: worker});
    expect(await findSaving('/help/')).toBe(worker);
    browserWith({installing: worker, scope: 'http://localhost:3000/'});
    expect(await findSaving('/help/')).toBeUndefined();
  });

  it('shows how far it is until the copy is complete', async () => {
    const seen: unknown[] = [];
    const saved = whenSaved('/help/', asWorker(worker), (progress) =>
      seen.push(progress),
    );
    await say({loaded: 1, total: 2});
    worker.become('installed');
    worker.become('activated');
    await saved;
    expect(seen).toEqual([{loaded: 1, total: 2}]);
  });

  it.each([
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'blocked'],
    ['AbortError', 'interrupted'],
    ['TypeError', 'network'],
  ])('fails after %s of the worker: %s', async (failure, problem) => {
    const saved = whenSaved('/help/', asWorker(worker), vi.fn()).catch(
      problemOf,
    );
    await say({failure});
    expect(await saved).toBe(problem);
  });

  it('is interrupted where the browser ends the worker', async () => {
    vi.useFakeTimers({toFake: ['setTimeout']});
    const saved = whenSaved('/help/', asWorker(worker), vi.fn()).catch(
      problemOf,
    );
    worker.become('redundant');
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    expect(await saved).toBe('interrupted');
  });
});

describe('removeCopy', () => {
  it('removes the worker and the files', async () => {
    const {done} = browserWith();
    await removeCopy('/help/');
    expect(done).toEqual(['unregistered', `deleted ${CACHE}`]);
  });

  it('cancels a download first, and waits for its end', async () => {
    const {done} = browserWith({installing: worker});
    const removed = removeCopy('/help/');
    await vi.waitFor(() => expect(worker.postMessage).toHaveBeenCalled());
    expect(done).toEqual([]);
    worker.become('redundant');
    await removed;
    expect(done).toEqual(['unregistered', `deleted ${CACHE}`]);
  });
});
