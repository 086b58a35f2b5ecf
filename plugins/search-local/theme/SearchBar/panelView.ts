import {interpolate} from '@docusaurus/Interpolate';
import type {SearchStatus} from '../../client/messages';
import type {QueryProblem, SearchAnswer} from '../../shared/answer';
import {TEXTS} from './texts';

/** Names of fields in queries. */
const FIELDS = 'title, content, tags, category, name';

/** Returns the message for a syntax error. */
export const problemText = ({kind, text}: QueryProblem): string =>
  interpolate(TEXTS.problems[kind], {text, fields: FIELDS});

/** State of the panel, which determines its notice. */
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

/** Data that the state of the panel follows from. */
export type PanelFacts = {
  readonly query: string;
  /** Latest answer, to this query or to an earlier one. */
  readonly answer?: SearchAnswer;
  readonly status: SearchStatus;
};

/** Returns the state of the panel. It is 'empty' only after a complete answer to the current query. */
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

/** Returns the message for an incomplete load, or an empty text. */
export function caution(view: PanelView): string {
  const isLacking = view.state === 'results' && view.lack === 'index';
  return isLacking || view.state === 'failed' ? TEXTS.failed : '';
}

/** Returns the message for a corrected query, or an empty text. */
export const correction = ({
  correctedQuery,
}: Extract<PanelView, {state: 'results'}>): string =>
  correctedQuery === undefined
    ? ''
    : interpolate(TEXTS.corrected, {query: correctedQuery});

/** Returns the announcement for a state, without its caution. Can be empty. */
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
      const total =
        count === 1 ? TEXTS.oneResult : interpolate(TEXTS.resultCount, {count});
      return [total, correction(view)].filter(Boolean).join('. ');
    }
    case 'recents':
      return '';
  }
}
