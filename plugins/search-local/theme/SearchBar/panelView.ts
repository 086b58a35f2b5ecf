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
  | {readonly state: 'loading'; readonly percent?: number}
  | {readonly state: 'failed'}
  | {readonly state: 'problem'; readonly problem: QueryProblem}
  | {readonly state: 'empty'; readonly hasSuggestions: boolean}
  | (Pick<SearchAnswer, 'correctedQuery' | 'asText' | 'lack'> & {
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

/** Share of the index that is loaded, 0 to 100; undefined when its size is not known. */
export function loadedPercent(status: SearchStatus): number | undefined {
  return status.state === 'loading' && status.totalBytes
    ? Math.min(100, Math.floor((100 * status.loadedBytes) / status.totalBytes))
    : undefined;
}

/** The state of the panel. It is only 'empty' after a complete answer to this very query. */
export function panelView({query, answer, status}: PanelFacts): PanelView {
  if (query.trim() === '') {
    return {state: 'recents'};
  }
  if (answer && answer.results.length > 0) {
    const {results, correctedQuery, asText, lack} = answer;
    const count = results.length;
    return {state: 'results', count, correctedQuery, asText, lack};
  }
  if (answer?.query === query && answer.problem) {
    return {state: 'problem', problem: answer.problem};
  }
  if (answer?.query !== query || status.state === 'loading') {
    return {state: 'loading', percent: loadedPercent(status)};
  }
  return answer.lack === 'index'
    ? {state: 'failed'}
    : {state: 'empty', hasSuggestions: answer.suggestions.length > 0};
}

/** What a reader must know of results, or of having none: what could not be loaded. Empty where all is there. */
export function caution(view: PanelView): string {
  const lack = view.state === 'results' ? view.lack : undefined;
  if (lack === 'phrase') {
    return TEXTS.unchecked;
  }
  return lack === 'index' || view.state === 'failed' ? TEXTS.failed : '';
}

/** What is said above results: how the query was read, where that is not as it was typed. */
export function resultNotices({
  correctedQuery,
  asText,
}: Extract<PanelView, {state: 'results'}>): string[] {
  return [
    ...(asText ? [interpolate(TEXTS.asText, {text: asText.join(' ')})] : []),
    ...(correctedQuery === undefined
      ? []
      : [interpolate(TEXTS.corrected, {query: correctedQuery})]),
  ];
}

/** What a screen reader is told of a state, its caution aside; empty when there is nothing to say. */
export function announcement(view: PanelView): string {
  switch (view.state) {
    case 'loading':
      // Said once, not for each percent.
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
      return [said, ...resultNotices(view)].join('. ');
    }
    case 'recents':
      return '';
  }
}
