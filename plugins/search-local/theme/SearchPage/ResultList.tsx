import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {withHighlight} from '../../client/highlight/address';
import type {SearchAnswer, SearchResult} from '../../shared/answer';
import {Marked} from './Marked';
import {ResultTitle} from './ResultTitle';
import type {SearchTexts} from '../SearchBar/texts';
import styles from './styles.module.css';

function Result({
  result,
  terms,
  texts,
}: {
  result: SearchResult;
  terms: readonly string[];
  texts: SearchTexts;
}) {
  const {title, sectionTitle, route, kind, isDeprecated} = result;
  const {breadcrumbs, excerpt, sections} = result;
  return (
    <li className={styles.result}>
      <h3>
        <Link to={withHighlight(route, terms)}>
          <ResultTitle title={title} sectionTitle={sectionTitle} />
        </Link>
      </h3>
      <p className={styles.trail}>
        {[texts.kinds[kind], breadcrumbs.join(' › ')]
          .filter(Boolean)
          .join(' · ')}
        {isDeprecated && <strong> {texts.deprecated}</strong>}
      </p>
      <p className={styles.excerpt}>
        <Marked parts={excerpt} />
      </p>
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {sections.map((section) => (
            <li key={section.route}>
              <Link to={withHighlight(section.route, terms)}>
                <Marked parts={section.title} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Results, best first, each with its best sections. */
export function ResultList({
  answer,
  texts,
}: {
  answer: SearchAnswer;
  texts: SearchTexts;
}): ReactNode {
  return (
    <ol className={styles.results}>
      {answer.results.map((result) => (
        <Result
          key={result.route}
          result={result}
          terms={answer.terms}
          texts={texts}
        />
      ))}
    </ol>
  );
}
