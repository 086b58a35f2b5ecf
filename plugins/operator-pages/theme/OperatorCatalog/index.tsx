import {useState} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {CatalogEntry, Props} from '@theme/OperatorCatalog';
import Controls from './Controls';
import Letters, {letterAnchor} from './Letters';
import {byLetter, matches, NO_FILTER} from './filter';

function Row({entry}: {readonly entry: CatalogEntry}): ReactNode {
  return (
    <li>
      <Link to={entry.href}>{entry.title}</Link>{' '}
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
      <p>{entry.text}</p>
    </li>
  );
}

/**
 * All operators from A to Z. The filters appear once they work, so that
 * without scripts there is the whole list and nothing that does nothing.
 */
export default function OperatorCatalog({entries}: Props): ReactNode {
  const [filter, setFilter] = useState(NO_FILTER);
  const isReady = useIsBrowser();
  const shown = entries.filter((entry) => matches(entry, filter));
  const groups = byLetter(shown);
  return (
    // The search has each operator already, from its own page.
    <div className="operator-catalog" data-search="skip">
      <div className="operator-catalog-head">
        {isReady && (
          <Controls entries={entries} filter={filter} onChange={setFilter} />
        )}
        <p role="status">
          {translate(
            {
              id: 'theme.OperatorCatalog.count',
              message: '{shown} of {all} operators',
            },
            {shown: shown.length, all: entries.length},
          )}
        </p>
      </div>
      <Letters letters={groups.map(([letter]) => letter)} />
      {groups.map(([letter, group]) => (
        <section key={letter} aria-labelledby={letterAnchor(letter)}>
          <h2 id={letterAnchor(letter)}>{letter}</h2>
          <ul>
            {group.map((entry) => (
              <Row key={entry.href} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
