import {describe, expect, it} from 'vitest';
import {SavedCopies} from '../../../../../plugins/offline/worker/savedCopies';
import {saveSite} from '../../../../../plugins/offline/worker/saveSite';
import {BASE, hostOf, MemoryCaches} from '../support';

const SITE = {
  '404.html': '<p>Unknown',
  'docs/a/index.html': '<p>A',
  'img/é 1.svg': '<svg/>',
  'index.html': '<p>Home',
};

async function saved(texts: Readonly<Record<string, string>> = SITE) {
  const storage = new MemoryCaches();
  const {fetch, offer} = await hostOf(texts);
  await saveSite(offer, {
    copies: storage.copies(),
    fetch,
    signal: new AbortController().signal,
    onBytes: () => undefined,
  });
  return storage;
}

describe('answer', () => {
  it.each([
    ['', '200 <p>Home'],
    ['?q=a#b', '200 <p>Home'],
    ['docs/a', '200 <p>A'],
    ['docs/a/', '200 <p>A'],
    ['docs/a.html', '200 <p>A'],
    ['img/%C3%A9%201.svg', '200 <svg/>'],
    ['docs/b', '404 <p>Unknown'],
  ])('to %j is %s', async (address, expected) => {
    const copies = (await saved()).copies();
    const response = await copies.answer(BASE + address, true);
    expect(`${response?.status} ${await response?.text()}`).toBe(expected);
  });

  it('is none where what is missing is no page, or nothing was saved', async () => {
    const copies = (await saved()).copies();
    expect(await copies.answer(`${BASE}img/b.svg`, false)).toBeUndefined();
    const none = new MemoryCaches().copies();
    expect(await none.answer(BASE, true)).toBeUndefined();
  });
});

describe('find', () => {
  it('takes away what is not whole, and leaves what belongs to others', async () => {
    const storage = await saved();
    await storage.open(`offline ${BASE} half`);
    await storage.open(`offline ${BASE}de/ abc`);
    await storage.open('another');
    expect(await storage.copies().find()).toMatchObject({offer: {pages: 2}});
    expect(await storage.keys()).toEqual([
      expect.stringContaining(`offline ${BASE} `),
      `offline ${BASE}de/ abc`,
      'another',
    ]);
    expect(await storage.keys()).not.toContain(`offline ${BASE} half`);
  });

  it('finds nothing after all was removed', async () => {
    const storage = await saved();
    const copies = storage.copies();
    await copies.find();
    await copies.remove();
    expect(await copies.find()).toBeUndefined();
    expect(await storage.keys()).toEqual([]);
  });
});

it('has addresses as browsers ask for them', () => {
  const copies = new SavedCopies({} as CacheStorage, BASE);
  expect(copies.urlOf('a b/é?#.svg')).toBe(`${BASE}a%20b/%C3%A9%3F%23.svg`);
});
