import type {ReactNode} from 'react';
import type {SearchAnswer, SearchResult} from '../../shared/answer';
import {Marked} from './Marked';
import {ResultLink} from './ResultLink';
import type {OpenedAs} from './ResultLink';
import {ResultTitle} from './ResultTitle';
import type {SearchTexts} from '../SearchBar/texts';
import styles from './styles.module.css';

function Result({
  result,
  opened,
  texts,
}: {
  result: SearchResult;
  opened: OpenedAs;
  texts: SearchTexts;
}) {
  const {title, sectionTitle, route, kind, isDeprecated} = result;
  const {breadcrumbs, excerpt, sections} = result;
  return (
    <li className={styles.result}>
      <h3>
        <ResultLink route={route} {...opened}>
          <ResultTitle title={title} sectionTitle={sectionTitle} />
        </ResultLink>
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
              <ResultLink route={section.route} {...opened}>
                <Marked parts={section.title} />
              </ResultLink>
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
  isElsewhere,
  texts,
}: {
  answer: SearchAnswer;
  isElsewhere: boolean;
  texts: SearchTexts;
}): ReactNode {
  return (
    <ol className={styles.results}>
      {answer.results.map((result) => (
        <Result
          key={result.route}
          result={result}
          opened={{terms: answer.terms, isElsewhere}}
          texts={texts}
        />
      ))}
    </ol>
  );
}
