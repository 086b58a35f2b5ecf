import {memo} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {CatalogEntry} from '@theme/OperatorCatalog';
import {allOf} from './groups';
import type {Group, Grouping} from './groups';

/** The heading of a group; operators without a category have their own. */
function headingOf({label}: Group): string {
  return (
    label ||
    translate({id: 'theme.OperatorCatalog.other', message: 'Other operators'})
  );
}

function isShown(group: Group, shown: ReadonlySet<CatalogEntry>): boolean {
  return allOf(group).some((entry) => shown.has(entry));
}

type JumpsProps = {
  readonly grouping: Grouping;
  readonly groups: readonly Group[];
  readonly shown: ReadonlySet<CatalogEntry>;
  readonly onJump: () => void;
};

/** Links to the groups; a group of which nothing is shown keeps its place without a link. */
export function Jumps(props: JumpsProps): ReactNode {
  const {grouping, groups, shown, onJump} = props;
  const name =
    grouping === 'letter'
      ? translate({
          id: 'theme.OperatorCatalog.letters',
          message: 'First letters',
        })
      : translate({
          id: 'theme.OperatorCatalog.categories',
          message: 'Categories',
        });
  return (
    <nav className="operator-jumps" aria-label={name}>
      {groups.map((group) =>
        isShown(group, shown) ? (
          <Link key={group.id} to={`#${group.id}`} onClick={onJump}>
            {headingOf(group)}
          </Link>
        ) : (
          <span key={group.id}>{headingOf(group)}</span>
        ),
      )}
    </nav>
  );
}

type RowProps = {
  readonly entry: CatalogEntry;
  readonly isShown: boolean;
  /** Whether it has what is asked for in some settings only. */
  readonly needsSettings: boolean;
};

/** An operator in the list. It stays in the page when it is not shown, and is drawn again only when it changes. */
const Row = memo(function Row(props: RowProps): ReactNode {
  const {entry, needsSettings} = props;
  return (
    <li hidden={!props.isShown}>
      {/* Hundreds of links, each with its own observer, make a page slow: see useLinks. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      <a href={entry.href}>{entry.title}</a>{' '}
      <span className="operator-badge">{entry.path.join(' / ')}</span>
      {entry.deprecated && (
        <>
          {' '}
          <span className="operator-badge operator-badge--deprecated">
            <Translate id="theme.OperatorCatalog.deprecated">
              deprecated
            </Translate>
          </span>
        </>
      )}
      {needsSettings && (
        <>
          {' '}
          <span className="operator-badge operator-badge--required">
            <Translate id="theme.OperatorCatalog.needsSettings">
              with some settings
            </Translate>
          </span>
        </>
      )}
      <p>{entry.text}</p>
    </li>
  );
});

type SectionProps = {
  readonly group: Group;
  readonly shown: ReadonlySet<CatalogEntry>;
  readonly needsSettings: (entry: CatalogEntry) => boolean;
  readonly level?: 2 | 3;
};

/** A group of operators with its heading. */
export function Section(props: SectionProps): ReactNode {
  const {group, shown, needsSettings, level = 2} = props;
  useBrokenLinks().collectAnchor(group.id);
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={group.id} hidden={!isShown(group, shown)}>
      <Heading id={group.id}>{headingOf(group)}</Heading>
      {group.entries.length > 0 && (
        <ul>
          {group.entries.map((entry) => (
            <Row
              key={entry.href}
              entry={entry}
              isShown={shown.has(entry)}
              needsSettings={needsSettings(entry)}
            />
          ))}
        </ul>
      )}
      {group.groups.map((below) => (
        <Section key={below.id} {...props} group={below} level={3} />
      ))}
    </section>
  );
}
