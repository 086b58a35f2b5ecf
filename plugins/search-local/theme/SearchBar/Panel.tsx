import type {ReactNode, RefCallback} from 'react';
import {Keys} from './Keys';
import {Notice} from './Notice';
import type {PanelView} from './panelView';
import type {SearchTexts} from './texts';
import styles from './styles.module.css';

/** The panel below the search box: notice, rows, keys. */
export function Panel({
  view,
  query,
  hasRows,
  indexUrl,
  texts,
  holdRows,
}: {
  view: PanelView;
  query: string;
  hasRows: boolean;
  indexUrl?: string;
  texts: SearchTexts;
  /** Puts the list of rows into the element that it is called with. */
  holdRows: RefCallback<HTMLElement>;
}): ReactNode {
  return (
    <div className={styles.layout} data-state={view.state}>
      {(view.state !== 'recents' || hasRows) && (
        <Notice view={view} query={query} indexUrl={indexUrl} texts={texts} />
      )}
      {hasRows && <section className="aa-Source" ref={holdRows} />}
      {hasRows && <Keys texts={texts} />}
    </div>
  );
}
