import {describe, expect, it, vi} from 'vitest';
import type {SearchAnswer} from '../../../../../../plugins/search-local/shared/answer';
import type {SearchStatus} from '../../../../../../plugins/search-local/client/status';
import {SearchSession} from '../../../../../../plugins/search-local/theme/SearchBar/session';
import {makeAnswer, makeResult} from './answers';

type Question = {
  readonly query: string;
  readonly answer: (answer: SearchAnswer) => void;
  readonly fail: (error: Error) => void;
  readonly update: (answer: SearchAnswer) => void;
};

function setup() {
  const questions: Question[] = [];
  let tell: (status: SearchStatus) => void = () => undefined;
  const listener = {onBetterAnswer: vi.fn(), onStatus: vi.fn()};
  const session = new SearchSession(
    {
      search: (query, options) =>
        new Promise((answer, fail) => {
          const update = options?.onUpdate ?? (() => undefined);
          questions.push({query, answer, fail, update});
        }),
      onStatus(next) {
        tell = next;
        return () => undefined;
      },
    },
    () => ({location: {locale: 'en', url: '/search-index-en.json'}}),
    listener,
  );
  return {
    session,
    listener,
    questions,
    tell: (status: SearchStatus) => tell(status),
  };
}

describe('SearchSession', () => {
  it('never lets an older answer replace a newer one', async () => {
    const {session, questions} = setup();
    const first = session.ask('joi');
    const second = session.ask('join');
    questions[1]!.answer(makeAnswer({query: 'join'}));
    await second;
    questions[0]!.answer(makeAnswer({query: 'joi'}));
    await first;
    expect(session.answer?.query).toBe('join');
  });

  it('gives the better answer that comes before the first is taken', async () => {
    const {session, questions} = setup();
    const asked = session.ask('join');
    const better = makeAnswer({results: [makeResult('Join')]});
    questions[0]!.answer(makeAnswer());
    questions[0]!.update(better);
    expect(await asked).toBe(better);
    expect(session.answer).toBe(better);
  });

  it('reports a better answer to the newest query only', async () => {
    const {session, listener, questions} = setup();
    const first = session.ask('joi');
    questions[0]!.answer(makeAnswer({query: 'joi'}));
    await first;
    const better = makeAnswer({query: 'joi', results: [makeResult('Join')]});
    questions[0]!.update(better);
    expect(listener.onBetterAnswer).toHaveBeenCalledWith(better);
    void session.ask('join');
    questions[0]!.update(better);
    expect(listener.onBetterAnswer).toHaveBeenCalledTimes(1);
  });

  it('is not broken by an older question that fails after a newer one was answered', async () => {
    const {session, questions} = setup();
    const first = session.ask('joi');
    const second = session.ask('join');
    questions[1]!.answer(makeAnswer({query: 'join'}));
    await second;
    questions[0]!.fail(new Error('The worker stopped.'));
    await first;
    expect(session.status.state).toBe('idle');
  });

  it('answers with nothing and counts as failed when the service is broken', async () => {
    const {session, questions} = setup();
    const asked = session.ask('join');
    questions[0]!.fail(new Error('The worker stopped.'));
    expect((await asked).results).toEqual([]);
    expect(session.status).toEqual({state: 'failed'});
    const again = session.ask('joins');
    questions[1]!.answer(makeAnswer({query: 'joins'}));
    await again;
    expect(session.status).toEqual({state: 'idle'});
  });

  it('asks again once an index is there that could not be loaded', async () => {
    const {session, listener, questions, tell} = setup();
    const asked = session.ask('join');
    tell({state: 'failed'});
    questions[0]!.answer(makeAnswer());
    await asked;
    tell({state: 'loading', loadedBytes: 0});
    tell({state: 'ready'});
    const better = makeAnswer({results: [makeResult('Join')]});
    questions[1]!.answer(better);
    await vi.waitFor(() =>
      expect(listener.onBetterAnswer).toHaveBeenCalledWith(better),
    );
    tell({state: 'ready'});
    expect(questions).toHaveLength(2);
  });

  it('keeps the status of the index', () => {
    const {session, listener, tell} = setup();
    tell({state: 'ready'});
    expect(session.status).toEqual({state: 'ready'});
    expect(listener.onStatus).toHaveBeenCalled();
  });
});
