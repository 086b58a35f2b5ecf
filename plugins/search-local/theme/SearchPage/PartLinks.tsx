import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ListPart} from '../../shared/pageList';
import {TEXTS} from '../SearchBar/texts';
import styles from './styles.module.css';

/** Links to the parts of the list of all pages, each by its first and last title. */
export function PartLinks({
  parts,
  current,
}: {
  parts: readonly ListPart[];
  current?: string;
}): ReactNode {
  return (
    <nav aria-labelledby="all-pages">
      <h2 id="all-pages">{TEXTS.index}</h2>
      <ul className={styles.parts}>
        {parts.map(({route, first, last}) => (
          <li key={route}>
            <Link
              to={route}
              aria-current={route === current ? 'page' : undefined}
            >
              {first} – {last}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
