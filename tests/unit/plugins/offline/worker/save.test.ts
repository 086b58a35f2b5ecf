import {describe, expect, it} from 'vitest';
import type {WorkerMessage} from '../../../../../plugins/offline/shared/copy';
import {saveFiles} from '../../../../../plugins/offline/worker/save';

const BASE = 'https://a.test/';

const files = new Map(
  Array.from({length: 40}, (_, at) => [`${BASE}${at}`, `${BASE}${at}?r`]),
);

/** Saves the files; `save` may fail or wait. */
async function run(
  save: (request: Request) => Promise<unknown>,
  {download = new AbortController(), of = files} = {},
) {
  const messages: WorkerMessage[] = [];
  const started: string[] = [];
  const error: unknown = await saveFiles(
    of,
    (request, cacheKey) => {
      started.push(cacheKey);
      return save(request);
    },
    download,
    (message) => messages.push(message),
  ).catch((reason: unknown) => reason);
  return {messages, started, error};
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

describe('saveFiles', () => {
  it('saves each file once, under its key, and tells how far it is', async () => {
    const {messages, started, error} = await run(soon);
    expect(error).toBeUndefined();
    expect(started.sort()).toEqual([...files.values()].sort());
    expect(messages).toHaveLength(40);
    expect(messages.at(-1)).toEqual({loaded: 40, total: 40});
  });

  it('saves several files at once, and the last one after all others', async () => {
    let running = 0;
    let most = 0;
    const {started} = await run(async ({url}) => {
      running += 1;
      most = Math.max(most, running);
      await soon();
      expect(url === `${BASE}39` && running > 1).toBe(false);
      running -= 1;
    });
    expect(most).toBe(16);
    expect(started.at(-1)).toBe(`${BASE}39?r`);
  });

  it('asks the network for what can change, and the browser for what cannot', async () => {
    const modes: string[] = [];
    await run(({cache}) => Promise.resolve(modes.push(cache)), {
      of: new Map([
        [`${BASE}a`, `${BASE}a?r`],
        [`${BASE}a.1.js`, `${BASE}a.1.js`],
      ]),
    });
    expect(modes).toEqual(['reload', 'default']);
  });

  it('stops at the first error, waits for what is under way, and says why', async () => {
    const full = new DOMException('', 'QuotaExceededError');
    let running = 0;
    const {messages, started, error} = await run(async ({url, signal}) => {
      running += 1;
      await soon();
      running -= 1;
      signal.throwIfAborted();
      if (url === `${BASE}3`) {
        throw full;
      }
    });
    expect(error).toBe(full);
    expect(running).toBe(0);
    expect(started.length).toBeLessThan(files.size);
    expect(started).not.toContain(`${BASE}39?r`);
    expect(messages.at(-1)).toEqual({failure: 'QuotaExceededError'});
  });

  it('is cancelled', async () => {
    const download = new AbortController();
    const {messages, started} = await run(
      async () => {
        download.abort();
        await soon();
      },
      {download},
    );
    expect(started).toHaveLength(1);
    expect(messages.at(-1)).toEqual({failure: 'AbortError'});
  });
});
