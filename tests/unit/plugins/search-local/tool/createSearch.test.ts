import {describe, expect, it} from 'vitest';
import {createSearch} from '../../../../../plugins/search-local/tool/createSearch';
import {SETTINGS, toolSite} from '../../../../support/toolSite';

const start = (site = toolSite()) => ({
  asked: site.asked,
  ask: createSearch(SETTINGS, {
    fetch: site.fetch,
    pause: site.pause,
    now: () => 0,
    warn: () => undefined,
  }),
});

describe('createSearch', () => {
  it('answers from the whole index, with excerpts, and asks for no first tier', async () => {
    const {ask, asked} = start();
    const {results, total} = await ask({query: 'stripes'});
    expect(total).toBe(2);
    expect(results.map(({excerpt}) => excerpt.length > 0)).toEqual([
      true,
      true,
    ]);
    expect(asked.filter((path) => path.includes('titles'))).toEqual([]);
  });

  it('gives as many results as the box of the site, or as many as are asked for', async () => {
    const {ask} = start();
    expect((await ask({query: 'zebra'})).results).toHaveLength(2);
    expect((await ask({query: 'zebra', limit: 3})).results).toHaveLength(3);
  });

  it('rejects with the reason when the index cannot be had', async () => {
    const {ask} = start(toolSite({files: new Map()}));
    await expect(ask({query: 'zebra'})).rejects.toThrow(
      '/base/search-index-en.json answered 404.',
    );
  });
});
