import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** A recommended page with its own heading. */
export type Highlight = {
  readonly title: string;
  readonly label: string;
  readonly to: string;
  readonly text: string;
  /** Date, for example 2024-09-18. Absent if the page has none. */
  readonly date?: string;
};

/** Formats a date with the month as a word, the same in all time zones. */
function dayInWords(date: string, locale: string): string {
  return new Date(date).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** Recommended pages, next to each other if there is enough space. */
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
            <Link to={to}>{label}</Link>{' '}
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
