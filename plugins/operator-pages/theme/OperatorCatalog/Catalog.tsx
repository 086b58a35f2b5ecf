import {memo, useCallback, useMemo} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import FilterForm from '../../../shared/filter/FilterForm';
import {useFilter} from '../../../shared/filter/useFilter';
import type {CatalogEntry} from '../../shared/catalogEntry';
import Fields from './Fields';
import {choicesOf, matches, NO_FILTER, readFilter} from './filter';

/**
 * An operator in the list. Filtered out, it is hidden but stays in the page.
 */
const Row = memo(function Row(props: {
  readonly entry: CatalogEntry;
  readonly isShown: boolean;
}): ReactNode {
  const {href, title, path, text, deprecated} = props.entry;
  return (
    <li hidden={!props.isShown}>
      <Link to={href}>{title}</Link>{' '}
      <span className="operator-badge">{path.join(' / ')}</span>
      {deprecated && (
        <>
          {' '}
          <span className="operator-badge operator-badge--deprecated">
            <Translate id="theme.OperatorCatalog.deprecated">
              deprecated
            </Translate>
          </span>
        </>
      )}
      <p>{text}</p>
    </li>
  );
});

/** Groups operators by the first letter of their titles, in the order of the list. */
function byLetter(
  entries: readonly CatalogEntry[],
): [letter: string, group: CatalogEntry[]][] {
  const groups = new Map<string, CatalogEntry[]>();
  for (const entry of entries) {
    const letter = entry.title.charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups];
}

/**
 * All operators from A to Z. The HTML contains the whole list and the fields,
 * so that nothing moves when the page starts. Without scripts, readers can use
 * the list without filters.
 */
export default function Catalog({
  entries,
}: {
  readonly entries: readonly CatalogEntry[];
}): ReactNode {
  const choices = useMemo(() => choicesOf(entries), [entries]);
  const letters = useMemo(() => byLetter(entries), [entries]);
  const read = useCallback(
    (search: string) => readFilter(search, choices),
    [choices],
  );
  const {filter, ...form} = useFilter(NO_FILTER, read);
  const shown = useMemo(
    () => new Set(entries.filter((entry) => matches(entry, filter))),
    [entries, filter],
  );
  const isShown = (group: readonly CatalogEntry[]) =>
    group.some((entry) => shown.has(entry));

  return (
    // The search indexes each operator's own page, and the Markdown copy of the
    // site links to operators by folder.
    <div className="operator-catalog" data-search="skip" data-markdown-ignore>
      <FilterForm
        form={form}
        label={translate({
          id: 'theme.OperatorCatalog.filters',
          message: 'Filter operators',
        })}
        tool={{
          name: 'filter_operators',
          description: translate({
            id: 'theme.OperatorCatalog.tool',
            message: 'Filters the list of operators on this page.',
            description: 'Description of the form for agents in the browser',
          }),
        }}
        textLabel={translate({
          id: 'theme.OperatorCatalog.text',
          message: 'Text',
        })}
        count={translate(
          {
            id: 'theme.OperatorCatalog.count',
            message: '{shown} of {all} operators',
          },
          {shown: shown.size, all: entries.length},
        )}
        clearLabel={translate({
          id: 'theme.OperatorCatalog.clear',
          message: 'Clear filters',
        })}
      >
        <Fields choices={choices} />
      </FilterForm>
      <nav
        className="operator-jumps"
        aria-label={translate({
          id: 'theme.OperatorCatalog.letters',
          message: 'First letters',
        })}
      >
        {letters.map(([letter, group]) =>
          isShown(group) ? (
            <Link key={letter} to={`#letter-${letter}`}>
              {letter}
            </Link>
          ) : (
            <span key={letter}>{letter}</span>
          ),
        )}
      </nav>
      <div className="operator-catalog-list">
        {letters.map(([letter, group]) => (
          <section key={letter} hidden={!isShown(group)}>
            <Heading as="h2" id={`letter-${letter}`}>
              {letter}
            </Heading>
            <ul>
              {group.map((entry) => (
                <Row
                  key={entry.href}
                  entry={entry}
                  isShown={shown.has(entry)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
