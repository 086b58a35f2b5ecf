import type {ReactNode} from 'react';
import {caution, correction, problemText} from './panelView';
import type {PanelView} from './panelView';
import {RESULT_KEYS} from './shortcuts';
import {TEXTS} from './texts';
import styles from './panel.module.css';

type NoticeProps = {
  readonly view: PanelView;
  readonly query: string;
};

/** Reloads the page, because its scripts and files may have been removed with an older version of the site. */
const RELOAD_LINK = (
  // eslint-disable-next-line jsx-a11y-x/anchor-is-valid, @docusaurus/no-html-links -- loads the page again
  <a href="">{TEXTS.reload}</a>
);

/** The text above the rows of the box and of the results page. Empty if the rows need none. */
export function Notice({view, query}: NoticeProps): ReactNode {
  switch (view.state) {
    case 'recents':
      return <div className={styles.heading}>{TEXTS.recents}</div>;
    case 'loading':
      return (
        <div className={styles.notice}>
          <div>{TEXTS.loading}</div>
          <progress aria-hidden />
        </div>
      );
    case 'problem': {
      const {start, end} = view.problem;
      return (
        <div className={styles.notice}>
          <strong>{TEXTS.problem}</strong>
          <div>{problemText(view.problem)}</div>
          <code className={styles.problemQuery}>
            {query.slice(0, start)}
            <mark>{query.slice(start, end) || ' '}</mark>
            {query.slice(end)}
          </code>
        </div>
      );
    }
    case 'failed':
      return (
        <div className={styles.notice}>
          <strong>{TEXTS.noResults}</strong>
          <div>{caution(view)}</div>
          <div>{RELOAD_LINK}</div>
        </div>
      );
    case 'empty':
      return (
        <div className={styles.notice}>
          <strong>{TEXTS.noResults}</strong>
          {view.hasSuggestions && <div>{TEXTS.didYouMean}</div>}
        </div>
      );
    case 'results': {
      const {lack} = view;
      const corrected = correction(view);
      return (
        (corrected || lack) && (
          <div className={styles.corrected}>
            {corrected && <div>{corrected}</div>}
            {lack && (
              <div>
                {caution(view)} {RELOAD_LINK}
              </div>
            )}
          </div>
        )
      );
    }
  }
}

const LEGEND = (
  [
    [RESULT_KEYS.move, TEXTS.keys.navigate],
    [RESULT_KEYS.follow, TEXTS.keys.open],
    [RESULT_KEYS.newTab, TEXTS.keys.newTab],
    [RESULT_KEYS.close, TEXTS.keys.close],
  ] as const
).map(([names, text]) => (
  <span key={text}>
    {names.flatMap((name) => [<kbd key={name}>{name}</kbd>, ' '])}
    {text}
  </span>
));

/** The content of the panel: a notice, the lists of rows, and a legend of the keys. `lists` is empty without rows. */
export function Panel({
  lists,
  ...notice
}: NoticeProps & {readonly lists: readonly ReactNode[]}): ReactNode {
  const {state} = notice.view;
  const hasRows = lists.length > 0;
  return (
    <div className={`${styles.layout} ${styles.marks}`} data-state={state}>
      {(hasRows || state !== 'recents') && <Notice {...notice} />}
      {lists}
      {hasRows && (
        <div className={styles.keys} aria-hidden>
          {LEGEND}
        </div>
      )}
    </div>
  );
}
