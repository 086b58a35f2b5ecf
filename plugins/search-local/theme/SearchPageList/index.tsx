import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';
import type {ListedPage, ListPart} from '../../shared/pageList';
import {TEXTS} from '../SearchBar/texts';
import {PageIndex} from '../SearchPage/PageIndex';
import {PartLinks} from '../SearchPage/PartLinks';
import {PAGE_TEXTS} from '../SearchPage/texts';
import styles from '../SearchPage/styles.module.css';

/** A part of the list of all pages from A to Z. */
export default function SearchPageList({
  pages,
  parts,
}: {
  pages: readonly ListedPage[];
  parts: readonly ListPart[];
}): ReactNode {
  const {pathname} = useLocation();
  const range = `${pages[0]!.title} – ${pages.at(-1)!.title}`;
  return (
    <Layout
      title={`${TEXTS.index}: ${range}`}
      description={PAGE_TEXTS.description}
    >
      <main className={styles.page}>
        <h1>{range}</h1>
        <PageIndex pages={pages} />
        <PartLinks parts={parts} current={pathname} />
      </main>
    </Layout>
  );
}
