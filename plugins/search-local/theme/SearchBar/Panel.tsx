import type {ReactNode} from 'react';
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
  children,
}: {
  view: PanelView;
  query: string;
  hasRows: boolean;
  indexUrl?: string;
  texts: SearchTexts;
  /** The list of rows, as autocomplete-js makes it. */
  children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.layout} data-state={view.state}>
      {(view.state !== 'recents' || hasRows) && (
        <Notice view={view} query={query} indexUrl={indexUrl} texts={texts} />
      )}
      {children}
      {hasRows && <Keys texts={texts} />}
    </div>
  );
}
