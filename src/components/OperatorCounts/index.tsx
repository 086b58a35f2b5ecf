import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import type {
  CatalogSummary,
  Count,
} from '@site/plugins/operator-pages/catalog/entries';
import styles from './styles.module.css';

/** Path of the operator catalog. */
const CATALOG = '/docs/operators/';

function Counts(props: {
  readonly title: string;
  /** Query parameter of the catalog that filters by this property. */
  readonly parameter: string;
  readonly counts: readonly Count[];
}): ReactNode {
  const {title, parameter, counts} = props;
  return (
    <section>
      <Heading as="h3" className={styles.title}>
        {title}
      </Heading>
      <ul className={styles.counts}>
        {counts.map(({label, count}) => (
          <li key={label}>
            <Link
              to={`${CATALOG}?${new URLSearchParams({[parameter]: label})}`}
            >
              {label}
            </Link>{' '}
            <span className={styles.count}>{count}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Number of operators, with links to the operators for each task and in each
 * category.
 */
export default function OperatorCounts({
  summary,
}: {
  summary: CatalogSummary;
}): ReactNode {
  const {i18n} = useDocusaurusContext();
  const count = summary.count.toLocaleString(i18n.currentLocale);
  return (
    <>
      <p>
        <Translate
          id="help.operators.ways"
          values={{
            all: (
              <Link to={CATALOG}>
                <Translate id="help.operators.all" values={{count}}>
                  {'All {count} operators from A to Z'}
                </Translate>
              </Link>
            ),
          }}
        >
          {'{all}, or those of one kind:'}
        </Translate>
      </p>
      <div className={styles.lists}>
        <Counts
          title={translate({id: 'help.operators.byTask', message: 'By task'})}
          parameter="kind"
          counts={summary.kinds}
        />
        <Counts
          title={translate({
            id: 'help.operators.byCategory',
            message: 'By category',
          })}
          parameter="category"
          counts={summary.categories}
        />
      </div>
    </>
  );
}
