import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** A topic with links to its most important pages. */
export type Topic = {
  readonly title: string;
  readonly links: readonly (readonly [label: string, to: string])[];
};

/** Topics in columns, each with its links. */
export default function TopicList({
  topics,
}: {
  topics: readonly Topic[];
}): ReactNode {
  return (
    <div className={styles.topics}>
      {topics.map(({title, links}) => (
        <section key={title}>
          <Heading as="h3" className={styles.title}>
            {title}
          </Heading>
          <ul className={styles.links}>
            {links.map(([label, to]) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
