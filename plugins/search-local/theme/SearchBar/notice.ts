import {decoration, element} from './element';
import type {PanelView} from './panelView';
import {correctedText, loadingText} from './texts';
import type {SearchTexts} from './texts';
import styles from './styles.module.css';

/** What a notice is made from. */
export type NoticeInput = {
  readonly view: PanelView;
  readonly query: string;
  /** Address of the list of all pages, if the site has one. */
  readonly indexUrl?: string;
  readonly texts: SearchTexts;
};

type Viewed<State extends PanelView['state']> = Extract<
  PanelView,
  {state: State}
>;

function loading({percent}: Viewed<'loading'>): HTMLElement {
  const bar = element(
    'div',
    percent === undefined ? styles.unknown : styles.known,
  );
  bar.style.width = percent === undefined ? '' : `${percent}%`;
  return element(
    'div',
    styles.notice,
    element('div', '', loadingText(percent)),
    decoration(styles.progress, bar),
  );
}

function problem(
  {problem: {message, start, end}}: Viewed<'problem'>,
  query: string,
  texts: SearchTexts,
): HTMLElement {
  return element(
    'div',
    styles.notice,
    element('strong', '', texts.problem),
    element('div', '', message),
    element(
      'code',
      styles.problemQuery,
      query.slice(0, start),
      element('mark', '', query.slice(start, end) || ' '),
      query.slice(end),
    ),
  );
}

function empty(
  {hasSuggestions}: Viewed<'empty'>,
  texts: SearchTexts,
  indexUrl?: string,
): HTMLElement {
  const link = element('a', '', texts.index);
  link.href = indexUrl ?? '';
  return element(
    'div',
    styles.notice,
    element('strong', '', texts.noResults),
    indexUrl === undefined ? undefined : element('div', '', link),
    hasSuggestions ? element('div', '', texts.didYouMean) : undefined,
  );
}

/**
 * The words above the rows: what is going on where there is more to say than
 * the rows do; undefined where there is not.
 */
export function notice({
  view,
  query,
  indexUrl,
  texts,
}: NoticeInput): HTMLElement | undefined {
  switch (view.state) {
    case 'recents':
      return element('div', styles.heading, texts.recents);
    case 'loading':
      return loading(view);
    case 'problem':
      return problem(view, query, texts);
    case 'failed':
      return element(
        'div',
        styles.notice,
        element('strong', '', texts.noResults),
        element('div', '', texts.failed),
      );
    case 'empty':
      return empty(view, texts, indexUrl);
    case 'results':
      return view.correctedQuery === undefined
        ? undefined
        : element('div', styles.corrected, correctedText(view.correctedQuery));
    default:
      return undefined;
  }
}
