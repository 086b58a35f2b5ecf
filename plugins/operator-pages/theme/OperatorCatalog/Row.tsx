import {memo} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {CatalogEntry} from '@theme/OperatorCatalog';

type Props = {
  readonly entry: CatalogEntry;
  readonly isShown: boolean;
  /** Whether it has what is asked for in some settings only. */
  readonly needsSettings: boolean;
};

function Row({entry, isShown, needsSettings}: Props): ReactNode {
  return (
    <li hidden={!isShown}>
      {/* Hundreds of links, each with an observer of its own, make a page slow: see useLinks. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      <a href={entry.href}>{entry.title}</a>{' '}
      <span className="operator-badge">{entry.path.join(' / ')}</span>
      {entry.deprecated && (
        <>
          {' '}
          <span className="operator-badge operator-badge--deprecated">
            {translate({
              id: 'theme.OperatorCatalog.deprecated',
              message: 'deprecated',
            })}
          </span>
        </>
      )}
      {needsSettings && (
        <>
          {' '}
          <span className="operator-badge operator-badge--required">
            {translate({
              id: 'theme.OperatorCatalog.needsSettings',
              message: 'with some settings',
            })}
          </span>
        </>
      )}
      <p>{entry.text}</p>
    </li>
  );
}

/** An operator in the list. It stays in the page when it is not shown, and is drawn again only when it changes. */
export default memo(Row);
