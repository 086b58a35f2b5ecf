import type {ReactNode} from 'react';
import type {PanelView} from './panelView';
import {correctedText, loadingText} from './texts';
import type {SearchTexts} from './texts';
import styles from './styles.module.css';

function Loading({percent}: {percent?: number}) {
  return (
    <>
      <div>{loadingText(percent)}</div>
      <div className={styles.progress} aria-hidden>
        <div
          className={percent === undefined ? styles.unknown : styles.known}
          style={percent === undefined ? {} : {width: `${percent}%`}}
        />
      </div>
    </>
  );
}

function Problem({
  query,
  view,
  texts,
}: {
  query: string;
  view: Extract<PanelView, {state: 'problem'}>;
  texts: SearchTexts;
}) {
  const {message, start, end} = view.problem;
  return (
    <>
      <strong>{texts.problem}</strong>
      <div>{message}</div>
      <code className={styles.problemQuery}>
        {query.slice(0, start)}
        <mark>{query.slice(start, end) || ' '}</mark>
        {query.slice(end)}
      </code>
    </>
  );
}

/** The words above the rows: what is going on where there is more to say than the rows do. */
export function Notice({
  view,
  query,
  indexUrl,
  texts,
}: {
  view: PanelView;
  query: string;
  /** Address of the list of all pages, if the site has one. */
  indexUrl?: string;
  texts: SearchTexts;
}): ReactNode {
  switch (view.state) {
    case 'recents':
      return <div className={styles.heading}>{texts.recents}</div>;
    case 'loading':
      return (
        <div className={styles.notice}>
          <Loading percent={view.percent} />
        </div>
      );
    case 'problem':
      return (
        <div className={styles.notice}>
          <Problem query={query} view={view} texts={texts} />
        </div>
      );
    case 'failed':
      return (
        <div className={styles.notice}>
          <strong>{texts.noResults}</strong>
          <div>{texts.failed}</div>
        </div>
      );
    case 'empty':
      return (
        <div className={styles.notice}>
          <strong>{texts.noResults}</strong>
          {indexUrl && (
            <div>
              {/* The panel stands outside of the router; its click goes through it all the same. */}
              {/* eslint-disable-next-line @docusaurus/no-html-links */}
              <a href={indexUrl}>{texts.index}</a>
            </div>
          )}
          {view.hasSuggestions && <div>{texts.didYouMean}</div>}
        </div>
      );
    case 'results':
      return view.correctedQuery ? (
        <div className={styles.corrected}>
          {correctedText(view.correctedQuery)}
        </div>
      ) : null;
    default:
      return null;
  }
}
