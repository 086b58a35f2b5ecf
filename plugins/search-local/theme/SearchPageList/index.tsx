import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Layout from '@theme/Layout';
import {groupByLetter} from '../../shared/pageList';
import type {ListedPage, ListPart} from '../../shared/pageList';
import {TEXTS} from '../SearchBar/texts';
import {PartLinks} from '../SearchPage/PartLinks';
import {PAGE_TEXTS} from '../SearchPage/texts';
import styles from '../SearchPage/styles.module.css';

function letterId(letter: string): string {
  return `pages-${letter === '#' ? '0' : letter.toLowerCase()}`;
}

/** A part of the list of all pages from A to Z. */
export default function SearchPageList({
  pages,
  parts,
}: {
  pages: readonly ListedPage[];
  parts: readonly ListPart[];
}): ReactNode {
  const {pathname} = useLocation();
  const {collectAnchor} = useBrokenLinks();
  const range = `${pages[0]!.title} – ${pages.at(-1)!.title}`;
  const groups = groupByLetter(pages);
  groups.forEach(([letter]) => collectAnchor(letterId(letter)));
  return (
    <Layout
      title={`${TEXTS.index}: ${range}`}
      description={PAGE_TEXTS.description}
    >
      <main className={styles.page}>
        <h1>{range}</h1>
        <nav className={styles.letters} aria-label={PAGE_TEXTS.letters}>
          {groups.map(([letter]) => (
            <Link key={letter} to={`#${letterId(letter)}`}>
              {letter}
            </Link>
          ))}
        </nav>
        {groups.map(([letter, members]) => (
          <div key={letter} className={styles.letter}>
            <h2 id={letterId(letter)}>{letter}</h2>
            <ul>
              {members.map(({title, route, category}) => (
                <li key={route}>
                  <Link to={route}>{title}</Link>
                  {category && <span> {category}</span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
        <PartLinks parts={parts} current={pathname} />
      </main>
    </Layout>
  );
}
