import type {ReactNode} from 'react';
import type {SearchResult, SectionResult} from '../../shared/answer';
import {Marked} from './Marked';
import {ResultTitle} from './ResultTitle';
import type {SearchTexts} from './texts';
import styles from './styles.module.css';

/** A page: title, kind, where it stands, and the text around the match. */
export function ResultRow({
  result,
  texts,
}: {
  result: SearchResult;
  texts: SearchTexts;
}): ReactNode {
  const {title, sectionTitle, kind, isDeprecated, breadcrumbs, excerpt} =
    result;
  return (
    <div className={styles.result} data-kind="result">
      <div className={styles.head}>
        <span className={styles.title}>
          <ResultTitle title={title} sectionTitle={sectionTitle} />
        </span>
        {isDeprecated && (
          <span className={styles.warning}>{texts.deprecated}</span>
        )}
        <span className={styles.badge}>{texts.kinds[kind]}</span>
      </div>
      {breadcrumbs.length > 0 && (
        <div className={styles.trail}>{breadcrumbs.join(' › ')}</div>
      )}
      <div className={styles.excerpt}>
        <Marked parts={excerpt} />
      </div>
    </div>
  );
}

/** A section of the page above it: heading and the start of the text around the match. */
export function SectionRow({section}: {section: SectionResult}): ReactNode {
  return (
    <div className={styles.section}>
      <span className={styles.sectionTitle}>
        <Marked parts={section.title} />
      </span>
      <span className={styles.sectionExcerpt}>
        <Marked parts={section.excerpt} />
      </span>
    </div>
  );
}
