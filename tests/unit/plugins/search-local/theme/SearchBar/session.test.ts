import {describe, expect, it, vi} from 'vitest';
import type {SearchStatus} from '../../../../../../plugins/search-local/client/messages';
import type {SearchAnswer} from '../../../../../../plugins/search-local/shared/answer';
import {SearchSession} from '../../../../../../plugins/search-local/theme/SearchBar/session';
import type {SearchService} from '../../../../../../plugins/search-local/theme/SearchBar/session';
import {makeAnswer, makeResult} from './answers';

const BETTER = makeAnswer({results: [makeResult('Join')]});

function setup() {
  const answers: ((answer: SearchAnswer) => void)[] = [];
  let listener: (status: SearchStatus) => void = () => undefined;
  const service: SearchService = {
    status: {state: 'idle'},
    search: (_query, _options, onAnswer) => {
      answers.push(onAnswer);
    },
    onStatus(next) {
      listener = next;
      return () => undefined;
    },
  };
  const onChange = vi.fn();
  const session = new SearchSession(service, {}, onChange);
  const tell = (status: SearchStatus) => {
    service.status = status;
    listener(status);
  };
  return {session, onChange, answers, tell};
}

describe('SearchSession', () => {
  it('never lets an older answer replace a newer one', async () => {
    const {session, answers} = setup();
    const first = session.ask('joi');
    const second = session.ask('join');
    answers[1]!(makeAnswer({query: 'join'}));
    await second;
    answers[0]!(makeAnswer({query: 'joi'}));
    await first;
    expect(session.answer?.query).toBe('join');
  });

  it('gives the better answer that comes before the first is taken', async () => {
    const {session, answers} = setup();
    const asked = session.ask('join');
    answers[0]!(makeAnswer());
    answers[0]!(BETTER);
    expect(await asked).toBe(BETTER);
    expect(session.answer).toBe(BETTER);
  });

  it('reports answers to the newest query only', async () => {
    const {session, onChange, answers} = setup();
    const first = session.ask('joi');
    answers[0]!(makeAnswer({query: 'joi'}));
    await first;
    const better = makeAnswer({query: 'joi', results: [makeResult('Join')]});
    answers[0]!(better);
    expect(session.answer).toBe(better);
    expect(onChange).toHaveBeenCalledTimes(2);
    void session.ask('join');
    answers[0]!(makeAnswer({query: 'joi'}));
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(session.answer).toBe(better);
  });

  it('asks again once an index is there that could not be loaded', async () => {
    const {session, answers, tell} = setup();
    const asked = session.ask('join');
    tell({state: 'failed'});
    answers[0]!(makeAnswer({lack: 'index'}));
    await asked;
    tell({state: 'loading'});
    tell({state: 'ready'});
    answers[1]!(BETTER);
    expect(session.answer).toBe(BETTER);
    tell({state: 'ready'});
    expect(answers).toHaveLength(2);
  });

  it('has the status of the index', () => {
    const {session, onChange, tell} = setup();
    tell({state: 'ready'});
    expect(session.status).toEqual({state: 'ready'});
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});
