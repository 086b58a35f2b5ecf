import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {CatalogEntry} from '@theme/OperatorCatalog';
import {allOf} from './groups';
import type {Group} from './groups';
import Row from './Row';

/** The heading of a group; operators without a category have a name of their own. */
export function headingOf({label}: Group): string {
  return (
    label ||
    translate({id: 'theme.OperatorCatalog.other', message: 'Other operators'})
  );
}

type Props = {
  readonly group: Group;
  readonly shown: ReadonlySet<CatalogEntry>;
  readonly needsSettings: (entry: CatalogEntry) => boolean;
  readonly level?: 2 | 3;
};

/** A group of operators with its heading. */
export default function Section({
  group,
  shown,
  needsSettings,
  level = 2,
}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  brokenLinks.collectAnchor(group.id);
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={group.id}
      hidden={!allOf(group).some((entry) => shown.has(entry))}
    >
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
        <Section
          key={below.id}
          group={below}
          shown={shown}
          needsSettings={needsSettings}
          level={3}
        />
      ))}
    </section>
  );
}
