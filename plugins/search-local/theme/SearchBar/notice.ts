import {caution, resultNotices} from './panelView';
import type {PanelView} from './panelView';
import {problemText} from './problemText';
import {isPlainClick} from './template';
import type {Template} from './template';
import {loadingText, TEXTS} from './texts';
import styles from './panel.module.css';

/** What a notice is made from. */
export type NoticeInput = {
  readonly view: PanelView;
  readonly query: string;
  /** Address of the list of all pages, if the site has one. */
  readonly indexUrl?: string;
  /** Goes there without loading the site anew. */
  readonly goTo?: (url: string) => void;
};

type Viewed<State extends PanelView['state']> = Extract<
  PanelView,
  {state: State}
>;

/** A link that loads the page again, for scripts and files that are gone with an older version of the site. */
const reloadLink = <View>(h: Template<View>) =>
  h`<a href="">${TEXTS.reload}</a>`;

/** A link to the list of all pages that stays within the site. */
function indexLink<View>(
  h: Template<View>,
  url: string,
  goTo?: (url: string) => void,
) {
  const onClick = (event: MouseEvent) => {
    if (goTo && isPlainClick(event)) {
      event.preventDefault();
      goTo(url);
    }
  };
  return h`<a href=${url} onClick=${onClick}>${TEXTS.index}</a>`;
}

function problem<View>(
  h: Template<View>,
  {problem: wrong}: Viewed<'problem'>,
  query: string,
) {
  const before = query.slice(0, wrong.start);
  const part = query.slice(wrong.start, wrong.end) || ' ';
  const after = query.slice(wrong.end);
  return h`
    <div className=${styles.notice}>
      <strong>${TEXTS.problem}</strong>
      <div>${problemText(wrong)}</div>
      <code className=${styles.problemQuery}>
        ${before}<mark>${part}</mark>${after}
      </code>
    </div>
  `;
}

/** What there is to say of results. */
function remarks<View>(h: Template<View>, view: Viewed<'results'>) {
  const notices = resultNotices(view);
  const reload = view.lack === 'index' && reloadLink(h);
  return notices.length === 0 && !view.lack
    ? undefined
    : h`
      <div className=${styles.corrected}>
        ${notices.map((text) => h`<div key=${text}>${text}</div>`)}
        ${view.lack && h`<div>${caution(view)} ${reload}</div>`}
      </div>
    `;
}

/**
 * The words above the rows: what is going on where there is more to say than
 * the rows do; undefined where there is not.
 */
export function notice<View>(
  h: Template<View>,
  {view, query, indexUrl, goTo}: NoticeInput,
): View | View[] | undefined {
  switch (view.state) {
    case 'recents':
      return h`<div className=${styles.heading}>${TEXTS.recents}</div>`;
    case 'loading':
      return h`
        <div className=${styles.notice}>
          <div>${loadingText(view.percent)}</div>
          <progress aria-hidden max="100" value=${view.percent} />
        </div>
      `;
    case 'problem':
      return problem(h, view, query);
    case 'failed':
      return h`
        <div className=${styles.notice}>
          <strong>${TEXTS.noResults}</strong>
          <div>${caution(view)}</div>
          <div>${reloadLink(h)}</div>
        </div>
      `;
    case 'empty':
      return h`
        <div className=${styles.notice}>
          <strong>${TEXTS.noResults}</strong>
          ${indexUrl && h`<div>${indexLink(h, indexUrl, goTo)}</div>`}
          ${view.hasSuggestions && h`<div>${TEXTS.didYouMean}</div>`}
        </div>
      `;
    case 'results':
      return remarks(h, view);
  }
}
