import type {ReactNode} from 'react';
import {excerpt, markMatches} from '../../client/excerpt';
import type {SearchHit} from '../../shared/types';
import type {SearchTexts} from './texts';
import styles from './styles.module.css';

function Marked({text, terms}: {text: string; terms: readonly string[]}) {
  return markMatches(text, terms).map((part, at) =>
    part.isMatch ? <mark key={at}>{part.text}</mark> : part.text,
  );
}

/** Path to a section: kind or categories, then the page when the row names a section of it. */
function trail({document}: SearchHit, texts: SearchTexts): string {
  const above = document.sidebarParentCategories;
  const steps = above.length > 0 ? [...above] : [texts.kinds[document.type]];
  if (document.sectionTitle !== document.pageTitle) {
    steps.push(document.pageTitle);
  }
  return steps.join(' › ');
}

/** One row of the results: title, where it stands, and the text around the match. */
export function ResultItem({
  hit,
  texts,
  openTab,
}: {
  hit: SearchHit;
  texts: SearchTexts;
  /** Opens a route in a new tab: what a middle click on a link does. */
  openTab: (route: string) => void;
}): ReactNode {
  const {document, terms} = hit;
  return (
    <div
      className={styles.result}
      onAuxClick={({button}) => button === 1 && openTab(document.sectionRoute)}
    >
      <div className={styles.title}>
        <Marked text={document.sectionTitle} terms={terms} />
      </div>
      <div className={styles.trail}>{trail(hit, texts)}</div>
      {document.content && (
        <div className={styles.excerpt}>
          <Marked text={excerpt(document.content, terms)} terms={terms} />
        </div>
      )}
    </div>
  );
}
