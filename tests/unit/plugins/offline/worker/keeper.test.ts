import {beforeEach, describe, expect, it, vi} from 'vitest';
import {Keeper} from '../../../../../plugins/offline/worker/keeper';
import {BASE, hostOf, MemoryCaches} from '../support';

const SITE = {'404.html': '<p>Unknown', 'index.html': '<p>Old'};
const NEWER = {...SITE, 'index.html': '<p>New'};

let storage: MemoryCaches;
let fetch: typeof globalThis.fetch;

/** A worker that has just started. */
const start = () =>
  new Keeper(storage.copies(), (...request) => fetch(...request));

const home = async () =>
  (await storage.copies().answer(BASE, true))?.text() ?? 'nothing';

beforeEach(async () => {
  storage = new MemoryCaches();
  ({fetch} = await hostOf(SITE));
});

describe('save', () => {
  it('saves the site, once, and tells of it', async () => {
    const keeper = start();
    expect(await keeper.status()).toEqual({state: 'none'});
    const saving = keeper.save();
    expect(await keeper.status()).toMatchObject({state: 'saving'});
    await Promise.all([saving, keeper.save()]);
    expect(await keeper.status()).toMatchObject({state: 'saved', pages: 1});
    expect(await start().status()).toMatchObject({state: 'saved'});
    expect(await storage.keys()).toHaveLength(1);
  });

  it('tells how much has come', async () => {
    const {offer} = await hostOf(SITE);
    const keeper = start();
    let during: unknown;
    storage.onPut = () => void keeper.status().then((one) => (during ??= one));
    await keeper.save();
    expect(during).toEqual({
      state: 'saving',
      loadedBytes: offer.bytes,
      totalBytes: offer.bytes,
    });
  });

  const named = (name: string) => Object.assign(new Error(name), {name});

  it.each([
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'blocked'],
  ])('says after %s that storage is %s', async (name, problem) => {
    const keeper = start();
    storage.onPut = () => {
      throw named(name);
    };
    await keeper.save();
    expect(await keeper.status()).toEqual({state: 'failed', problem});
    expect(await storage.keys()).toEqual([]);
  });

  it.each([
    ['there is no network', () => Promise.reject(new TypeError())],
    [
      'the site has nothing to save',
      () => Promise.resolve(new Response('', {status: 404})),
    ],
  ])('says that %s', async (_, failing) => {
    fetch = failing;
    const keeper = start();
    await keeper.save();
    expect(await keeper.status()).toEqual({
      state: 'failed',
      problem: 'network',
    });
    ({fetch} = await hostOf(SITE));
    await keeper.save();
    expect(await keeper.status()).toMatchObject({state: 'saved'});
  });
});

describe('update', () => {
  it('asks nothing where nothing was saved', async () => {
    const requests = vi.spyOn({fetch}, 'fetch');
    await start().update(0);
    expect(requests).not.toHaveBeenCalled();
    expect(await home()).toBe('nothing');
  });

  it('saves a site that has changed, and asks again after a while only', async () => {
    await start().save();
    const keeper = start();
    await keeper.update(0);
    ({fetch} = await hostOf(NEWER));
    await keeper.update(1000);
    expect(await home()).toBe('<p>Old');
    await keeper.update(60 * 60_000);
    expect(await home()).toBe('<p>New');
    expect(await storage.keys()).toHaveLength(1);
  });

  it('keeps the old copy where the new one cannot be saved', async () => {
    await start().save();
    const keeper = start();
    ({fetch} = await hostOf(NEWER));
    storage.onPut = () => {
      throw new Error();
    };
    await keeper.update(0);
    expect(await keeper.status()).toMatchObject({state: 'saved'});
    expect(await home()).toBe('<p>Old');
    expect(await storage.keys()).toHaveLength(1);
  });
});

describe('remove', () => {
  it('removes the copy', async () => {
    const keeper = start();
    await keeper.save();
    await keeper.remove();
    expect(await keeper.status()).toEqual({state: 'none'});
    expect(await storage.keys()).toEqual([]);
  });

  it('gives up what is being saved', async () => {
    const keeper = start();
    const {signal} = new AbortController();
    let given: AbortSignal | null | undefined = signal;
    fetch = (_, init) => {
      given = init?.signal;
      return new Promise((_resolve, reject) => {
        given?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    };
    const saving = keeper.save();
    await keeper.remove();
    await saving;
    expect(given?.aborted).toBe(true);
    expect(await keeper.status()).toEqual({state: 'none'});
  });
});
