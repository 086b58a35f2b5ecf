import {interpolate} from '@docusaurus/Interpolate';
import type {SearchStatus} from '../../client/messages';
import type {QueryProblem, SearchAnswer} from '../../shared/answer';
import {TEXTS} from './texts';

/** Fields as a query names them. */
const FIELDS = 'title, content, tags, category, name';

/** Says what is wrong with a query, and what it could be. */
export const problemText = ({kind, text}: QueryProblem): string =>
  interpolate(TEXTS.problems[kind], {text, fields: FIELDS});

/** What the panel shows besides its rows. */
export type PanelView =
  | {readonly state: 'recents'}
  | {readonly state: 'loading'}
  | {readonly state: 'failed'}
  | {readonly state: 'problem'; readonly problem: QueryProblem}
  | {readonly state: 'empty'; readonly hasSuggestions: boolean}
  | (Pick<SearchAnswer, 'correctedQuery' | 'lack'> & {
      readonly state: 'results';
      readonly count: number;
    });

/** What is known while a reader searches. */
export type PanelFacts = {
  readonly query: string;
  /** The newest answer that has come, to this query or to an earlier one. */
  readonly answer?: SearchAnswer;
  readonly status: SearchStatus;
};

/** The state of the panel. It is only 'empty' after a complete answer to this very query. */
export function panelView({query, answer, status}: PanelFacts): PanelView {
  if (query.trim() === '') {
    return {state: 'recents'};
  }
  if (answer && answer.results.length > 0) {
    const {results, correctedQuery, lack} = answer;
    const count = results.length;
    return {state: 'results', count, correctedQuery, lack};
  }
  if (answer?.query === query && answer.problem) {
    return {state: 'problem', problem: answer.problem};
  }
  if (answer?.query !== query || status.state === 'loading') {
    return {state: 'loading'};
  }
  return answer.lack === 'index'
    ? {state: 'failed'}
    : {state: 'empty', hasSuggestions: answer.suggestions.length > 0};
}

/** What a reader must know of results, or of having none: what could not be loaded. Empty where all is there. */
export function caution(view: PanelView): string {
  const isLacking = view.state === 'results' && view.lack === 'index';
  return isLacking || view.state === 'failed' ? TEXTS.failed : '';
}

/** Says that a corrected spelling was searched; empty if the query was searched as typed. */
export const correction = ({
  correctedQuery,
}: Extract<PanelView, {state: 'results'}>): string =>
  correctedQuery === undefined
    ? ''
    : interpolate(TEXTS.corrected, {query: correctedQuery});

/** What a screen reader is told of a state, its caution aside; empty when there is nothing to say. */
export function announcement(view: PanelView): string {
  switch (view.state) {
    case 'loading':
      return TEXTS.loading;
    case 'problem':
      return `${TEXTS.problem}. ${problemText(view.problem)}`;
    case 'failed':
    case 'empty':
      return TEXTS.noResults;
    case 'results': {
      const {count} = view;
      const said =
        count === 1 ? TEXTS.oneResult : interpolate(TEXTS.resultCount, {count});
      return [said, correction(view)].filter(Boolean).join('. ');
    }
    case 'recents':
      return '';
  }
}
