import type {ReactNode} from 'react';
import type {SearchResult, TextPart} from '../../shared/answer';
import type {SearchTexts} from './texts';
import styles from './styles.module.css';

function Marked({parts}: {parts: readonly TextPart[]}) {
  return parts.map((part, at) =>
    part.isMatch ? <mark key={at}>{part.text}</mark> : part.text,
  );
}

/** Path to a page: its categories, or its kind where it has none. */
function trail({breadcrumbs, type}: SearchResult, texts: SearchTexts): string {
  return (breadcrumbs.length > 0 ? breadcrumbs : [texts.kinds[type]]).join(
    ' › ',
  );
}

/** One row of the results: title, where it stands, and the text around the match. */
export function ResultItem({
  result,
  texts,
  openTab,
}: {
  result: SearchResult;
  texts: SearchTexts;
  /** Opens a route in a new tab: what a middle click on a link does. */
  openTab: (route: string) => void;
}): ReactNode {
  const {title, route, excerpt} = result;
  return (
    <div
      className={styles.result}
      onAuxClick={({button}) => button === 1 && openTab(route)}
    >
      <div className={styles.title}>
        <Marked parts={title} />
      </div>
      <div className={styles.trail}>{trail(result, texts)}</div>
      {excerpt.length > 0 && (
        <div className={styles.excerpt}>
          <Marked parts={excerpt} />
        </div>
      )}
    </div>
  );
}
