import {useEffect, useState} from 'react';
import {noAnswer} from '../../shared/answer';
import type {SearchAnswer} from '../../shared/answer';
import type {SearchSettings} from '../../shared/types';
import {loadStart} from '../SearchBar/load';
import type {PanelFacts} from '../SearchBar/panelView';
import {SearchSession} from '../SearchBar/session';
import type {SearchPageAddress} from './address';

/** Milliseconds for which results wait for their excerpts, as excerpts that come later move the results below. */
const EXCERPTS_WAIT_MS = 500;

/** Whether the excerpts of an answer are not there yet. */
const isBare = (answer: SearchAnswer | undefined) =>
  answer !== undefined &&
  answer.results.length > 0 &&
  answer.results.every(({excerpt}) => excerpt.length === 0);

export type Answered = Omit<PanelFacts, 'query'>;

const NOTHING: Answered = {status: {state: 'idle'}};

/** The answer to a question, as it gets better; an older one stays until then. */
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
        // Its code cannot be had now; the next key is another try.
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
