import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** One page that is worth a visit, under a heading of its own. */
export type Highlight = {
  readonly title: string;
  readonly label: string;
  readonly to: string;
  readonly text: string;
  /** Day as in 2024-09-18, for what has one. */
  readonly date?: string;
};

/** The day in words, the same in every time zone. */
function dayInWords(date: string, locale: string): string {
  return new Date(date).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** Pages that are worth a visit, side by side where there is room. */
export default function Highlights({
  highlights,
}: {
  highlights: readonly Highlight[];
}): ReactNode {
  const {i18n} = useDocusaurusContext();
  return (
    <div className={styles.highlights}>
      {highlights.map(({title, label, to, text, date}) => (
        <section key={title}>
          <Heading as="h2" className={styles.title}>
            {title}
          </Heading>
          <p className={styles.text}>
            <Link to={to}>{label}</Link>
            {date && (
              <time className={styles.date} dateTime={date}>
                {dayInWords(date, i18n.currentLocale)}
              </time>
            )}
          </p>
          <p className={styles.text}>{text}</p>
        </section>
      ))}
    </div>
  );
}
