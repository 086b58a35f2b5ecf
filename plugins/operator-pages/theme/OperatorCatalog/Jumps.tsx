import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {CatalogEntry} from '@theme/OperatorCatalog';
import {allOf} from './groups';
import type {Group, Grouping} from './groups';
import {headingOf} from './Section';

const names = (): Readonly<Record<Grouping, string>> => ({
  letter: translate({
    id: 'theme.OperatorCatalog.letters',
    message: 'First letters',
  }),
  category: translate({
    id: 'theme.OperatorCatalog.categories',
    message: 'Categories',
  }),
});

type Props = {
  readonly grouping: Grouping;
  readonly groups: readonly Group[];
  readonly shown: ReadonlySet<CatalogEntry>;
  readonly onJump: () => void;
};

/** Links to the groups; a group of which nothing is shown keeps its place without a link. */
export default function Jumps({
  grouping,
  groups,
  shown,
  onJump,
}: Props): ReactNode {
  return (
    <nav className="operator-jumps" aria-label={names()[grouping]}>
      {groups.map((group) =>
        allOf(group).some((entry) => shown.has(entry)) ? (
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
