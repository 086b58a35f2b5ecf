import type {QueryProblem, SearchAnswer} from '../../shared/answer';
import type {SearchStatus} from '../../client/status';
import {correctedText, loadingText, resultCountText} from './texts';
import type {SearchTexts} from './texts';

/** What the panel shows besides its rows. */
export type PanelView =
  | {readonly state: 'hidden'}
  | {readonly state: 'recents'}
  | {readonly state: 'loading'; readonly percent?: number}
  | {readonly state: 'failed'}
  | {readonly state: 'problem'; readonly problem: QueryProblem}
  | {readonly state: 'empty'; readonly hasSuggestions: boolean}
  | {
      readonly state: 'results';
      readonly count: number;
      readonly correctedQuery?: string;
    };

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

/**
 * Decides which state the panel is in. 'Empty' is only said of an answer to
 * this very query, and not while a part of the index is still on its way.
 */
export function panelView({query, answer, status}: PanelFacts): PanelView {
  if (query.trim() === '') {
    return {state: 'recents'};
  }
  if (answer && answer.results.length > 0) {
    const {results, correctedQuery} = answer;
    return {state: 'results', count: results.length, correctedQuery};
  }
  if (answer?.query === query && answer.problem) {
    return {state: 'problem', problem: answer.problem};
  }
  if (answer?.query !== query || status.state === 'loading') {
    return {state: 'loading', percent: loadedPercent(status)};
  }
  return status.state === 'failed'
    ? {state: 'failed'}
    : {state: 'empty', hasSuggestions: answer.suggestions.length > 0};
}

/** What a screen reader is told of a state; empty when there is nothing to say. */
export function announcement(view: PanelView, texts: SearchTexts): string {
  switch (view.state) {
    case 'loading':
      // Said once, not for each percent.
      return loadingText();
    case 'failed':
      return `${texts.noResults}. ${texts.failed}`;
    case 'problem':
      return `${texts.problem}. ${view.problem.message}`;
    case 'empty':
      return texts.noResults;
    case 'results':
      return view.correctedQuery
        ? `${resultCountText(view.count)}. ${correctedText(view.correctedQuery)}`
        : resultCountText(view.count);
    default:
      return '';
  }
}
