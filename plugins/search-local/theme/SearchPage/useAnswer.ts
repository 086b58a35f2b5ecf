import {useEffect, useState} from 'react';
import type {SearchAnswer, SearchFilters} from '../../shared/answer';
import type {SearchStatus} from '../../client/status';
import type {SearchSettings} from '../../shared/types';
import {loadStart} from '../SearchBar/load';
import {SearchSession} from '../SearchBar/session';

/** Everything the results are drawn from. */
export type Answered = {
  readonly answer?: SearchAnswer;
  readonly status: SearchStatus;
};

const NOTHING: Answered = {status: {state: 'idle'}};

/** The answer to a question, as it gets better; an older one stays until then. */
export function useAnswer(
  settings: SearchSettings,
  query: string,
  {kind, category}: SearchFilters,
  limit: number,
): Answered {
  const [answered, setAnswered] = useState<Answered>(NOTHING);
  useEffect(() => {
    if (query.trim() === '') {
      return undefined;
    }
    let session: SearchSession | undefined;
    let isGone = false;
    void loadStart().then(({searchClient}) => {
      if (isGone) {
        return;
      }
      const client = searchClient(settings);
      const report = () => {
        if (!isGone && session) {
          const {answer, status} = session;
          setAnswered((before) => ({answer: answer ?? before.answer, status}));
        }
      };
      session = new SearchSession(
        {
          search: (text, options) =>
            client.search(text, {...options, filters: {kind, category}, limit}),
          onStatus: (listener) => client.onStatus(listener),
        },
        {onBetterAnswer: report, onStatus: report},
      );
      void session.ask(query).then(report);
    });
    return () => {
      isGone = true;
      session?.end();
    };
  }, [settings, query, kind, category, limit]);
  return query.trim() === '' ? NOTHING : answered;
}
