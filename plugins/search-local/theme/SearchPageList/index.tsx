import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';
import type {ListedPage, ListPart} from '../../shared/pageList';
import {searchTexts} from '../SearchBar/texts';
import {PageIndex} from '../SearchPage/PageIndex';
import {PartLinks} from '../SearchPage/PartLinks';
import {searchPageTexts} from '../SearchPage/texts';
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
  const {index} = searchTexts({});
  const texts = searchPageTexts();
  const range = `${pages[0]!.title} – ${pages.at(-1)!.title}`;
  return (
    <Layout title={`${index}: ${range}`} description={texts.description}>
      <main className={styles.page}>
        <h1>{range}</h1>
        <PageIndex pages={pages} lettersLabel={texts.letters} />
        <PartLinks parts={parts} heading={index} current={pathname} />
      </main>
    </Layout>
  );
}
