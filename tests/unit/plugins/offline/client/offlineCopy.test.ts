// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {OfflineCopy} from '../../../../../plugins/offline/client/offlineCopy';
import type {OfflineStatus} from '../../../../../plugins/offline/shared/messages';

const OFFER = {
  version: 'a',
  bundle: 'offline-bundle-a',
  pages: 2,
  bytes: 10,
  savedBytes: 20,
};

/** A worker that answers each request with the next of the given statuses. */
function workerWith(...answers: OfflineStatus[]) {
  const asked: string[] = [];
  const worker = {
    asked,
    state: 'activated',
    addEventListener: () => undefined,
    postMessage({kind}: {kind: string}, [port]: [MessagePort]) {
      asked.push(kind);
      port.postMessage(answers.shift());
    },
  };
  return worker;
}

type FakeWorker = ReturnType<typeof workerWith>;

/** Puts service workers into the browser; returns what was registered. */
function browserWith({
  registered,
  worker,
  scope = 'http://localhost:3000/help/',
  refuses,
}: {
  registered?: FakeWorker;
  worker?: FakeWorker;
  scope?: string;
  refuses?: Error;
}) {
  let active = registered;
  const register = vi.fn(() => {
    active = worker;
    return refuses ? Promise.reject(refuses) : Promise.resolve({active});
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register,
      getRegistration: () => Promise.resolve(active && {active, scope}),
    },
  });
  return register;
}

let views: unknown[];
let copy: OfflineCopy;

const SAVED = {state: 'saved', pages: 2, savedAt: 5} as const;
const SAVING = {state: 'saving', loadedBytes: 1, totalBytes: 10} as const;
const START = {...SAVING, loadedBytes: 0, totalBytes: 0};
const NONE = {state: 'none'} as const;

beforeEach(() => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
  vi.stubGlobal('DecompressionStream', vi.fn());
  views = [];
  copy = new OfflineCopy('/help/', (view) => views.push(view));
});

afterEach(() => {
  copy.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('look', () => {
  it('shows nothing where the browser has no service workers', async () => {
    await copy.look();
    expect(views).toEqual([]);
  });

  it('offers to save where nothing is saved, and registers nothing', async () => {
    const register = browserWith({});
    await copy.look();
    expect(views).toEqual([NONE]);
    expect(register).not.toHaveBeenCalled();
  });

  it('shows what is saved', async () => {
    browserWith({registered: workerWith(SAVED)});
    await copy.look();
    expect(views).toEqual([SAVED]);
  });

  it('does not ask the worker of another language', async () => {
    const worker = workerWith(SAVED);
    browserWith({registered: worker, scope: 'http://localhost:3000/'});
    await copy.look();
    expect(worker.asked).toEqual([]);
  });
});

describe('prepare', () => {
  it('tells what there is to save', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(OFFER)));
    await copy.prepare();
    expect(views).toEqual([
      {state: 'asking'},
      {state: 'offered', offer: OFFER},
    ]);
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError())],
    ['no offer', () => Promise.resolve(new Response('', {status: 404}))],
  ])('tells of %s', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch);
    await copy.prepare();
    expect(views.at(-1)).toEqual({state: 'failed', problem: 'network'});
  });

  it('is silent once a reader has given up', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(OFFER)));
    const preparing = copy.prepare();
    copy.dismiss();
    await preparing;
    expect(views).toEqual([{state: 'asking'}, NONE]);
  });
});

/** Saves, with the time that it takes. */
async function save() {
  const saving = copy.save();
  await vi.advanceTimersByTimeAsync(0);
  for (let poll = 0; poll < 5; poll += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(500);
  }
  await saving;
}

describe('save', () => {
  it('registers the worker, and shows how far it is', async () => {
    const worker = workerWith(SAVING, {...SAVING, loadedBytes: 9}, SAVED);
    const register = browserWith({worker});
    await save();
    expect(register).toHaveBeenCalledWith('/help/offline-worker.js', {
      scope: '/help/',
      updateViaCache: 'none',
    });
    expect(worker.asked).toEqual(['save', 'status', 'status']);
    expect(views).toEqual([START, SAVING, {...SAVING, loadedBytes: 9}, SAVED]);
  });

  it.each([
    ['SecurityError', 'blocked'],
    ['TypeError', 'network'],
  ])('tells after %s that the problem is: %s', async (name, problem) => {
    browserWith({refuses: new DOMException('', name)});
    await save();
    expect(views.at(-1)).toEqual({state: 'failed', problem});
  });

  it('tells that a worker which was ended has saved nothing', async () => {
    browserWith({worker: workerWith(SAVING, NONE)});
    await save();
    expect(views.at(-1)).toEqual({state: 'failed', problem: 'interrupted'});
  });
});

describe('remove', () => {
  it('has the worker remove all', async () => {
    const worker = workerWith(NONE);
    browserWith({registered: worker});
    await copy.remove();
    expect(worker.asked).toEqual(['remove']);
    expect(views).toEqual([{state: 'removing'}, NONE]);
  });
});
