import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {
  createEngineHandler,
  PATIENCE_MS,
} from '../../../../../../plugins/search-local/client/engine/engineHandler';
import type {SearchResponse} from '../../../../../../plugins/search-local/client/messages';
import {DEFAULT_OPTIONS} from '../../../../../../plugins/search-local/options';
import type {SearchAnswer} from '../../../../../../plugins/search-local/shared/answer';
import type {SearchEngine} from '../../../../../../plugins/search-local/shared/types';

const location = {locale: 'en', url: '/base/search-index-en.json'};
const question = {
  kind: 'search',
  id: 1,
  asker: 0,
  query: 'otter',
  filters: {},
  limit: 8,
} as const;
const answer: SearchAnswer = {
  query: 'otter',
  results: [],
  total: 3,
  terms: ['otter'],
  suggestions: [],
};

function start(load: () => Promise<SearchEngine>) {
  const posted: SearchResponse[] = [];
  const handle = createEngineHandler(load, (each) => posted.push(each));
  const settings = {...DEFAULT_OPTIONS, indexes: [location], revalidate: false};
  void handle({kind: 'setup', settings});
  const ask = async () => {
    posted.length = 0;
    await handle(question);
    return posted.map((each) =>
      each.kind === 'status'
        ? each.status.state
        : (each.answer.lack ?? each.answer.total),
    );
  };
  return {handle, ask};
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('asks the engine for the index of a question, and says when it is there', async () => {
  const search = vi.fn(() => Promise.resolve(answer));
  const {ask} = start(() => Promise.resolve({search}));
  expect(await ask()).toEqual(['loading', 'ready', 3]);
  expect(await ask()).toEqual(['ready', 3]);
  expect(search).toHaveBeenLastCalledWith({
    query: 'otter',
    filters: {},
    limit: 8,
    location,
  });
});

it('loads an engine again that did not load', async () => {
  const load = vi
    .fn<() => Promise<SearchEngine>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({search: () => Promise.resolve(answer)});
  const {ask} = start(load);
  expect(await ask()).toEqual(['loading', 'failed', 'index']);
  expect(await ask()).toEqual(['loading', 'ready', 3]);
});

it('takes an engine that throws for one that finds nothing', async () => {
  const {ask} = start(() =>
    Promise.resolve({
      search: () => {
        throw new Error('a bug');
      },
    }),
  );
  expect(await ask()).toEqual(['loading', 'failed', 'index']);
});

it('does not wait for ever for one that hangs', async () => {
  vi.useFakeTimers();
  const {ask} = start(() =>
    Promise.resolve({search: () => new Promise(() => undefined)}),
  );
  const asked = ask();
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(await asked).toEqual(['loading', 'failed', 'index']);
});

it('keeps an engine that hung once, if it has answered since', async () => {
  vi.useFakeTimers();
  const search = vi
    .fn(() => Promise.resolve(answer))
    .mockReturnValueOnce(new Promise(() => undefined));
  const load = vi.fn(() => Promise.resolve({search}));
  const {ask} = start(load);
  const hanging = ask();
  expect(await ask()).toEqual(['ready', 3]);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(await hanging).not.toContain('failed');
  expect(await ask()).toEqual(['ready', 3]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('lets an engine load ahead of the first question', async () => {
  const warmUp = vi.fn(() => Promise.resolve());
  const {handle} = start(() =>
    Promise.resolve({search: () => Promise.resolve(answer), warmUp}),
  );
  await handle({kind: 'warmUp'});
  expect(warmUp).toHaveBeenCalledWith(location);
});
