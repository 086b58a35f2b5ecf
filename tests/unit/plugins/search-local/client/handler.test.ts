import {describe, expect, it} from 'vitest';
import {
  asked,
  bodies,
  broken,
  question,
  setup,
  silent,
  start,
} from '../../../../support/searchHandler';

describe('createHandler', () => {
  it('asks the index of its locale, and no other', async () => {
    const {handle, ask} = start();
    await handle(setup(['en']));
    const answer = await ask('zebra');
    expect(answer?.results.map(({route}) => route)).toEqual(['/en/0', '/en/1']);
    expect(asked.filter((path) => path.includes('-de'))).toEqual([]);
  });

  it('answers with nothing where the index does not load, and tells', async () => {
    const {handle, ask, posted} = start();
    await handle(setup(['missing']));
    expect(await ask('fluss')).toMatchObject({
      results: [],
      lack: 'index',
    });
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
      handle({...question, id, query});
    await Promise.all([search(1, 'zebra'), search(2, 'xqzvw')]);
    expect(asked).toEqual([]);
    for (const id of [1, 2]) {
      expect(posted).toContainEqual(
        expect.objectContaining({kind: 'answer', id, isFinal: true}),
      );
    }
  });

  it('loads the texts for two that ask at the same time', async () => {
    const {handle, posted} = start();
    await handle(setup(['en']));
    const search = (id: number, asker: number, query: string) =>
      handle({...question, id, asker, query});
    await Promise.all([search(1, 0, 'crossing'), search(2, 1, 'xqzvw')]);
    const [last] = posted
      .flatMap((each) =>
        each.kind === 'answer' && each.id === 1 && each.isFinal ? [each] : [],
      )
      .slice(-1);
    expect(last?.answer.results[0]?.excerpt).not.toEqual([]);
  });

  it('leaves the titles where the index does not load, and tries again with the next question', async () => {
    const {handle, ask, posted} = start();
    broken.add('/search-index-en.json');
    await handle(setup(['en']));
    expect(await ask('crossing')).toMatchObject({total: 1, lack: 'index'});
    expect(posted).toContainEqual({kind: 'status', status: {state: 'failed'}});
    asked.length = 0;
    expect(await ask('zebra')).toMatchObject({total: 2, lack: 'index'});
    expect(asked).toEqual(['/search-index-en.json']);
    broken.clear();
    expect((await ask('water'))?.lack).toBeUndefined();
  });

  it('loads the index at once when the network is back', async () => {
    const {handle, ask, posted} = start();
    broken.add('/search-index-en.json');
    await handle(setup(['en']));
    await ask('crossing');
    broken.clear();
    await handle({kind: 'warmUp'});
    expect(posted.at(-1)).toEqual({kind: 'status', status: {state: 'ready'}});
    const answer = await ask('water');
    expect([answer?.total, answer?.lack]).toEqual([2, undefined]);
  });

  it.each([
    ['cut', (json: string) => json.slice(0, -9)],
    ['empty', () => ''],
    ['of wrong shape', () => '{"texts":7}'],
    ['HTML', () => '<!doctype html><title>Not found</title>'],
  ])('takes no text from a file that is %s', async (_, damage) => {
    const {handle, ask} = start();
    const whole = new Map(bodies);
    [...bodies]
      .filter(([path]) => path.includes('texts'))
      .forEach(([path, json]) => bodies.set(path, damage(json)));
    await handle(setup(['en']));
    const answer = await ask('crossing');
    whole.forEach((json, path) => bodies.set(path, json));
    expect(answer?.results.map(({excerpt}) => excerpt)).toEqual([[]]);
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

  it('answers from the index where the titles never come', async () => {
    const {handle, ask} = start();
    silent.add('/search-titles-en.json');
    await handle(setup(['en']));
    expect((await ask('zebra'))?.total).toBe(2);
  });

  it('keeps to the filters', async () => {
    const {handle, ask} = start();
    await handle(setup(['en']));
    expect((await ask('zebra', {kind: 'guide'}))?.total).toBe(2);
    expect((await ask('zebra', {kind: 'post'}))?.total).toBe(0);
  });

  it('loads the index before the first search, and says when it is there', async () => {
    const {handle, posted} = start();
    await handle(setup(['en']));
    await handle({kind: 'warmUp'});
    expect(posted[0]).toEqual({
      kind: 'status',
      status: {state: 'loading'},
    });
    expect(posted.at(-1)).toEqual({kind: 'status', status: {state: 'ready'}});
  });

  it('finds nothing before it is set up', async () => {
    const {ask} = start();
    expect(await ask('zebra')).toMatchObject({results: [], lack: 'index'});
  });
});
