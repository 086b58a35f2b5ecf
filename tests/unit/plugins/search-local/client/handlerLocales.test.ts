import {describe, expect, it} from 'vitest';
import {question, setup, start} from '../../../../support/searchHandler';

describe('createHandler, with several locales', () => {
  it('merges the results of the indexes that are searched together, first those of titles', async () => {
    const {handle, posted} = start();
    await handle(setup(['de', 'en']));
    await handle({...question, query: 'zebra'});
    const answers = posted.flatMap((each) =>
      each.kind === 'answer' ? [each.answer] : [],
    );
    expect(answers).toHaveLength(3);
    for (const {results, total} of answers) {
      expect(results[0]).toMatchObject({route: '/en/0', locale: 'en'});
      expect(results.map(({route}) => route).sort()).toEqual([
        '/de/0',
        '/en/0',
        '/en/1',
      ]);
      const scores = results.map(({score}) => score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      expect(total).toBe(3);
    }
    for (const {excerpt} of answers.at(-1)?.results ?? []) {
      expect(excerpt).not.toEqual([]);
    }
  });

  it('answers from the other locale where one does not load', async () => {
    const {handle, posted} = start();
    await handle(setup(['missing', 'en']));
    await handle({...question, query: 'zebra'});
    const last = posted.at(-1);
    expect(last?.kind === 'answer' && last.answer.total).toBe(2);
    expect(posted).toContainEqual({kind: 'status', status: {state: 'failed'}});
  });
});
