import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useDocById,
  useCurrentSidebarSiblings,
} from '@docusaurus/plugin-content-docs/client';
import type {
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import type {Props} from '@theme/DocCardList';
import styles from './styles.module.css';

type Entry = PropSidebarItemCategory | PropSidebarItemLink;

function EntryRow({item}: {readonly item: Entry}): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  const href =
    item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  const description = item.description ?? doc?.description;
  return (
    <li className={styles.entry}>
      <Link to={href} className={styles.title}>
        {item.label}
      </Link>
      {description && <p className={styles.description}>{description}</p>}
    </li>
  );
}

function Entries({items, className}: Props): ReactNode {
  const entries = filterDocCardListItems(items ?? []).filter(
    (item): item is Entry => item.type === 'link' || item.type === 'category',
  );
  return (
    <ul className={clsx(styles.list, className)}>
      {entries.map((item, at) => (
        <EntryRow key={at} item={item} />
      ))}
    </ul>
  );
}

function SiblingEntries({className}: Props): ReactNode {
  return <Entries items={useCurrentSidebarSiblings()} className={className} />;
}

/** List of the pages in a category, with the full description of each page. */
export default function DocCardList(props: Props): ReactNode {
  return props.items ? <Entries {...props} /> : <SiblingEntries {...props} />;
}
