import {useEffect, useState} from 'react';
import type {SearchFilters} from '../../shared/answer';
import {noAnswer} from '../../shared/noAnswer';
import type {IndexLocation, SearchSettings} from '../../shared/types';
import {loadStart} from '../SearchBar/load';
import type {PanelFacts} from '../SearchBar/panelView';
import {SearchSession} from '../SearchBar/session';

/** Everything the results are drawn from. */
export type Answered = Omit<PanelFacts, 'query'>;

const NOTHING: Answered = {status: {state: 'idle'}};

/** The answer of an index to a question, as it gets better; an older one stays until then. */
export function useAnswer(
  settings: SearchSettings,
  query: string,
  {kind, category}: SearchFilters,
  location: IndexLocation | undefined,
  limit: number,
): Answered {
  const [answered, setAnswered] = useState<Answered>(NOTHING);
  useEffect(() => {
    if (query.trim() === '') {
      return undefined;
    }
    let session: SearchSession | undefined;
    let isGone = false;
    const report = () => {
      if (!isGone && session) {
        const {answer, status} = session;
        setAnswered((before) => ({answer: answer ?? before.answer, status}));
      }
    };
    loadStart().then(
      ({readersIndex, sharedClient}) => {
        if (!isGone) {
          session = new SearchSession(
            sharedClient(settings),
            () => ({
              filters: {kind, category},
              limit,
              location: location ?? readersIndex(settings),
            }),
            {onBetterAnswer: report, onStatus: report},
          );
          void session.ask(query).then(report);
        }
      },
      () => {
        // Its code cannot be had now; the next key is another try.
        if (!isGone) {
          setAnswered({answer: noAnswer(query), status: {state: 'failed'}});
        }
      },
    );
    return () => {
      isGone = true;
      session?.end();
    };
  }, [settings, query, kind, category, location, limit]);
  return query.trim() === '' ? NOTHING : answered;
}
