import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** A card with a title, a text, and a link. */
export type LandingCard = {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  /** Path data of a line drawing in a 24 by 24 view box. */
  readonly drawing: string;
};

/** Cards next to each other, or below each other on narrow screens. */
export default function LandingCards({
  cards,
}: {
  cards: readonly LandingCard[];
}): ReactNode {
  return (
    <ul className={styles.cards}>
      {cards.map(({title, text, to, drawing}) => (
        <li key={title}>
          <Link className={styles.card} to={to}>
            <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden>
              <path d={drawing} />
            </svg>
            <span className={styles.title}>{title}</span>{' '}
            <span className={styles.text}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
