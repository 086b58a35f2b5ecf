import {describe, expect, it} from 'vitest';
import {
  asked,
  bodies,
  broken,
  setup,
  start,
} from '../../../../support/searchHandler';

describe('createHandler', () => {
  it('gives the best of all locales first, whatever their order', async () => {
    for (const locales of [
      ['en', 'de'],
      ['de', 'en'],
    ]) {
      const {handle, ask} = start();
      await handle(setup(locales));
      const routes = async (query: string, limit: number) =>
        (await ask(query, {}, limit))?.results.map(({route}) => route);
      expect(await routes('zebra', 8)).toEqual(['/en/0', '/de/0', '/en/1']);
      expect(await routes('zebra', 2)).toEqual(['/en/0', '/de/0']);
      expect(await routes('zebra fluss', 1)).toEqual(['/de/0']);
      expect(await routes('zebra river', 1)).toEqual(['/en/1']);
    }
  });

  it('answers from the other locales where one does not load, and tells', async () => {
    const {handle, ask, posted} = start();
    await handle(setup(['missing', 'de']));
    const answer = await ask('fluss');
    expect(answer?.results[0]?.title.map(({text}) => text).join('')).toBe(
      'Zebra und Fluss',
    );
    expect(posted).toContainEqual({kind: 'status', status: {state: 'failed'}});
  });

  it('answers from titles first, then from the index, then with excerpts', async () => {
    const {handle, ask, posted} = start();
    await handle(setup(['en']));
    await ask('crossing');
    const answers = posted.flatMap((each) =>
      each.kind === 'answer' ? [each] : [],
    );
    expect(answers.map(({isFinal}) => isFinal)).toEqual([false, false, true]);
    expect(
      answers.map(({answer}) =>
        answer.results[0]?.excerpt.map(({text}) => text).join(''),
      ),
    ).toEqual(['', '', 'Zebra crossing near a river drinks water.']);
  });

  it('corrects a spelling only once the texts are searched', async () => {
    const {handle, ask, posted} = start();
    await handle(setup(['en']));
    await ask('zebrra');
    const answers = posted.flatMap((each) =>
      each.kind === 'answer' ? [each.answer] : [],
    );
    expect(answers.map(({correctedQuery}) => correctedQuery)).toEqual([
      'zebra',
      'zebra',
    ]);
  });

  it('says nothing before the texts are searched where titles have nothing', async () => {
    const {handle, ask, posted} = start();
    await handle(setup(['en']));
    await ask('water');
    const totals = posted.flatMap((each) =>
      each.kind === 'answer' ? [each.answer.total] : [],
    );
    expect(totals).toEqual([2, 2]);
  });

  it('answers once and at once when all is there', async () => {
    const {handle, ask, posted} = start();
    await handle(setup(['en']));
    await ask('zebra');
    posted.length = 0;
    asked.length = 0;
    await ask('zebra');
    expect(posted).toMatchObject([{kind: 'answer', isFinal: true}]);
    expect(asked).toEqual([]);
  });

  it('loads no texts for an answer that another question has overtaken', async () => {
    const {handle, posted} = start();
    await handle(setup(['en']));
    await handle({kind: 'warmUp'});
    asked.length = 0;
    const search = (id: number, query: string) =>
      handle({kind: 'search', id, query, filters: {}, limit: 8});
    await Promise.all([search(1, 'zebra'), search(2, 'xqzvw')]);
    expect(asked).toEqual([]);
    for (const id of [1, 2]) {
      expect(posted).toContainEqual(
        expect.objectContaining({kind: 'answer', id, isFinal: true}),
      );
    }
  });

  it('does without excerpts where texts do not load, and tries again', async () => {
    const {handle, ask} = start();
    [...bodies.keys()]
      .filter((path) => path.includes('texts'))
      .forEach((path) => broken.add(path));
    await handle(setup(['en']));
    expect((await ask('crossing'))?.results[0]?.excerpt).toEqual([]);
    broken.clear();
    expect((await ask('crossing'))?.results[0]?.excerpt).not.toEqual([]);
  });

  it('does without the first tier where it does not load', async () => {
    const {handle, ask} = start();
    broken.add('/search-titles-en.json');
    await handle(setup(['en']));
    expect((await ask('zebra'))?.total).toBe(2);
  });

  it('keeps to the filters', async () => {
    const {handle, ask} = start();
    await handle(setup(['en']));
    expect((await ask('zebra', {kind: 'guide'}))?.total).toBe(2);
    expect((await ask('zebra', {kind: 'news'}))?.total).toBe(0);
  });

  it('loads the index before the first search, and says how far it is', async () => {
    const {handle, posted} = start();
    await handle(setup(['en']));
    await handle({kind: 'warmUp'});
    expect(posted[0]).toEqual({
      kind: 'status',
      status: {state: 'loading', loadedBytes: 0},
    });
    expect(posted.at(-1)).toEqual({kind: 'status', status: {state: 'ready'}});
  });

  it('tells when it was not set up', async () => {
    const {ask, posted} = start();
    await ask('zebra');
    expect(posted).toEqual([
      {
        kind: 'failed',
        id: 7,
        reason: 'Search was asked before it was set up.',
      },
    ]);
  });
});
