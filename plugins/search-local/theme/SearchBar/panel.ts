import {caution, correction, problemText} from './panelView';
import type {PanelView} from './panelView';
import {RESULT_KEYS} from './shortcuts';
import type {Template} from './template';
import {TEXTS} from './texts';
import styles from './panel.module.css';

type NoticeInput = {
  readonly view: PanelView;
  readonly query: string;
};

/** A link that loads the page again, for scripts and files that are gone with an older version of the site. */
const reloadLink = <View>(h: Template<View>) =>
  h`<a href="">${TEXTS.reload}</a>`;

/** The text above the rows, undefined if the rows need none. The results page shows it, too. */
export function notice<View>(
  h: Template<View>,
  {view, query}: NoticeInput,
): View | View[] | undefined {
  switch (view.state) {
    case 'recents':
      return h`<div className=${styles.heading}>${TEXTS.recents}</div>`;
    case 'loading':
      return h`
        <div className=${styles.notice}>
          <div>${TEXTS.loading}</div>
          <progress aria-hidden />
        </div>
      `;
    case 'problem': {
      const {start, end} = view.problem;
      const part = query.slice(start, end) || ' ';
      return h`
        <div className=${styles.notice}>
          <strong>${TEXTS.problem}</strong>
          <div>${problemText(view.problem)}</div>
          <code className=${styles.problemQuery}>
            ${query.slice(0, start)}<mark>${part}</mark>${query.slice(end)}
          </code>
        </div>
      `;
    }
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
          ${view.hasSuggestions && h`<div>${TEXTS.didYouMean}</div>`}
        </div>
      `;
    case 'results': {
      const {lack} = view;
      const corrected = correction(view);
      return !corrected && !lack
        ? undefined
        : h`
          <div className=${styles.corrected}>
            ${corrected && h`<div>${corrected}</div>`}
            ${lack && h`<div>${caution(view)} ${reloadLink(h)}</div>`}
          </div>
        `;
    }
  }
}

/** Legend of the keys below the results. Screen readers know them from the list itself. */
function legend<View>(h: Template<View>) {
  const {keys} = TEXTS;
  const entry = (names: readonly string[], text: string) =>
    h`<span>${names.flatMap((name) => [h`<kbd key=${name}>${name}</kbd>`, ' '])}${text}</span>`;
  return h`
    <div className=${styles.keys} aria-hidden>
      ${entry(RESULT_KEYS.move, keys.navigate)}
      ${entry(RESULT_KEYS.follow, keys.open)}
      ${entry(RESULT_KEYS.newTab, keys.newTab)}
      ${entry(RESULT_KEYS.close, keys.close)}
    </div>
  `;
}

/** The content of the panel: a notice, the list of rows, and a legend of the keys. `lists` is empty without rows. */
export function panel<View>(
  h: Template<View>,
  {lists, ...input}: NoticeInput & {readonly lists: readonly View[]},
) {
  const {state} = input.view;
  const hasRows = lists.length > 0;
  return h`
    <div className="${styles.layout} ${styles.marks}" data-state=${state}>
      ${(hasRows || state !== 'recents') && notice(h, input)}
      ${lists}
      ${hasRows && legend(h)}
    </div>
  `;
}
