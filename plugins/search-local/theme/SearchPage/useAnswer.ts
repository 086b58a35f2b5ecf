import {useEffect, useState} from 'react';
import {noAnswer} from '../../shared/answer';
import type {SearchAnswer} from '../../shared/answer';
import type {SearchSettings} from '../../shared/types';
import {loadStart} from '../SearchBar/load';
import type {PanelFacts} from '../SearchBar/panelView';
import {SearchSession} from '../SearchBar/session';
import type {SearchPageAddress} from './address';

/** Time for which results wait for their excerpts, in milliseconds, because later excerpts move the results below. */
const EXCERPTS_WAIT_MS = 500;

/** Returns true if an answer has results without excerpts. */
const isBare = (answer: SearchAnswer | undefined) =>
  answer !== undefined &&
  answer.results.length > 0 &&
  answer.results.every(({excerpt}) => excerpt.length === 0);

/** Latest answer and the status of the index. */
export type Answered = Omit<PanelFacts, 'query'>;

const NOTHING: Answered = {status: {state: 'idle'}};

/** Returns the best answer to a question so far, or the previous answer. */
export function useAnswer(
  settings: SearchSettings,
  {query, kind}: SearchPageAddress,
  limit: number,
): Answered {
  const [answered, setAnswered] = useState<Answered>(NOTHING);
  useEffect(() => {
    if (query.trim() === '') {
      return undefined;
    }
    let session: SearchSession | undefined;
    let isGone = false;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      clearTimeout(waiting);
      waiting = undefined;
      if (!isGone && session) {
        const {answer, status} = session;
        setAnswered((before) => ({answer: answer ?? before.answer, status}));
      }
    };
    const report = () => {
      if (isBare(session?.answer)) {
        waiting ??= setTimeout(show, EXCERPTS_WAIT_MS);
      } else {
        show();
      }
    };
    loadStart().then(
      ({sharedClient}) => {
        if (!isGone) {
          session = new SearchSession(
            sharedClient(settings),
            {filters: {kind}, limit},
            report,
          );
          void session.ask(query);
        }
      },
      () => {
        // The next key loads the code again.
        if (!isGone) {
          setAnswered({...NOTHING, answer: noAnswer(query, 'index')});
        }
      },
    );
    return () => {
      isGone = true;
      clearTimeout(waiting);
      session?.end();
    };
  }, [settings, query, kind, limit]);
  return query.trim() === '' ? NOTHING : answered;
}
