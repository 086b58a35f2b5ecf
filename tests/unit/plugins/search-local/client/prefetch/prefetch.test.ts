import {describe, expect, it} from 'vitest';
import type {SearchResponse} from '../../../../../../plugins/search-local/client/messages';
import type {SearchAnswer} from '../../../../../../plugins/search-local/shared/answer';
import {asked, setup, start} from '../../../../../support/searchHandler';

/** A question of a reader who is typing. */
const typed = (query: string, id = 7) => ({
  kind: 'search' as const,
  id,
  query,
  filters: {},
  limit: 8,
  prefetch: true,
});
/** Answers that nobody has asked for yet. */
const prefetched = (posted: readonly SearchResponse[]) =>
  posted.flatMap((each) =>
    each.kind === 'prefetched' ? [JSON.parse(each.json) as SearchAnswer] : [],
  );

describe('prefetch', () => {
  it('answers queries of one more letter, too, each as it would be answered', async () => {
    const {handle, ask, posted} = start();
    await handle(setup(['en']));
    const answer = await ask('cross');
    posted.length = 0;
    await handle(typed('cros'));
    expect(posted[0]).toMatchObject({kind: 'answer'});
    expect(prefetched(posted)).toContainEqual(answer);
  });

  it('prefetches again with texts, once those of the answer are there', async () => {
    const {handle, posted} = start();
    await handle(setup(['en']));
    await handle({kind: 'warmUp'});
    await handle(typed('cros'));
    const excerpts = prefetched(posted)
      .filter(({query}) => query === 'cross')
      .map(({results}) => results[0]?.excerpt.map(({text}) => text).join(''));
    expect(excerpts).toEqual(['', 'Zebra crossing near a river drinks water.']);
  });

  it('stops when another question comes', async () => {
    const {handle, posted} = start();
    await handle(setup(['en']));
    await handle({kind: 'warmUp'});
    await Promise.all([handle(typed('z', 1)), handle(typed('cros', 2))]);
    expect(
      new Set(prefetched(posted).map(({query}) => query.slice(0, 4))),
    ).toEqual(new Set(['cros']));
  });

  it('looks for what a first letter finds, and loads no texts for it', async () => {
    const {handle, posted} = start();
    await handle(setup(['en']));
    await handle(typed(''));
    const queries = prefetched(posted).map(({query}) => query);
    expect(queries).toContain('z');
    expect(queries).toEqual([...new Set(queries)]);
    expect(asked.some((path) => path.includes('texts'))).toBe(false);
  });
});
