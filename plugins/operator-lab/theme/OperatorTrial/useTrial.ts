import {useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import type {Trial} from '../../run/trial';
import type {Run} from '../../run/types';
import {useQueryChange} from './useQueryChange';
import {draftIn, draftOf, withDraft} from './draft';
import {outcomeOf} from './outcome';

/** Time without typing after which the example is computed again, in ms. */
const PAUSE = 150;

/** Keeps what a reader types, also in the address, and what comes of it. */
export function useTrial(trial: Trial, run: Run) {
  const {search} = useLocation();
  const changeQuery = useQueryChange();
  const [start] = useState(() => {
    const draft = draftOf(trial);
    return {draft, outcome: outcomeOf(trial, run, draft)};
  });
  const [draft, setDraft] = useState(() => draftIn(search, trial));
  const [outcome, setOutcome] = useState(start.outcome);

  useEffect(() => {
    const timer = setTimeout(() => {
      setOutcome(({output}) => outcomeOf(trial, run, draft, output));
      changeQuery((query) => withDraft(query, trial, draft));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [trial, run, draft, changeQuery]);

  return {
    draft,
    outcome,
    /** The result of the example as the page shows it. */
    example: start.outcome.output,
    setDraft,
    reset: () => {
      setDraft(start.draft);
      setOutcome(start.outcome);
    },
  };
}
