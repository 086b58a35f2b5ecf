import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {groupByLetter} from '../../shared/pageList';
import type {ListedPage} from '../../shared/pageList';
import {PAGE_TEXTS} from './texts';
import styles from './styles.module.css';

/** Id of the heading of a letter. */
function letterId(letter: string): string {
  return `pages-${letter === '#' ? '0' : letter.toLowerCase()}`;
}

/** Pages from A to Z. */
export function PageIndex({pages}: {pages: readonly ListedPage[]}): ReactNode {
  const groups = groupByLetter(pages);
  const {collectAnchor} = useBrokenLinks();
  groups.forEach(({letter}) => collectAnchor(letterId(letter)));
  return (
    <>
      <nav className={styles.letters} aria-label={PAGE_TEXTS.letters}>
        {groups.map(({letter}) => (
          <Link key={letter} to={`#${letterId(letter)}`}>
            {letter}
          </Link>
        ))}
      </nav>
      {groups.map(({letter, pages: members}) => (
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
    </>
  );
}
