import {createElement} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {notice} from '../SearchBar/notice';
import {announcement, caution, panelView} from '../SearchBar/panelView';
import boxStyles from '../SearchBar/styles.module.css';
import type {SearchTexts} from '../SearchBar/texts';
import {formatAddress} from './address';
import type {SearchPageAddress} from './address';
import {ResultList} from './ResultList';
import {resultsHeading} from './texts';
import type {searchPageTexts} from './texts';
import type {Answered} from './useAnswer';
import styles from './styles.module.css';

/** What has come of a search: its state, results, and the way to more of them. */
export function Results({
  address,
  answered,
  isElsewhere,
  texts,
  pageTexts,
  onMore,
}: {
  address: SearchPageAddress;
  answered: Answered;
  /** Whether results are of another build of the site. */
  isElsewhere: boolean;
  texts: SearchTexts;
  pageTexts: ReturnType<typeof searchPageTexts>;
  onMore: () => void;
}): ReactNode {
  const {query, filters} = address;
  const {answer} = answered;
  const view = panelView({query, ...answered});
  return (
    <section aria-labelledby="search-results">
      <h2 id="search-results">{resultsHeading(query)}</h2>
      <p
        role="status"
        // The notice below shows what the status only says.
        className={
          view.state === 'results' ? styles.status : boxStyles.announcement
        }
      >
        {announcement(
          view.state === 'results'
            ? {...view, count: answer?.total ?? view.count}
            : view,
          texts,
        )}
      </p>
      <p role="status" className={boxStyles.announcement}>
        {caution(view, texts)}
      </p>
      <div className={styles.notice}>
        {notice<ReactNode>(createElement, {view, query, texts})}
      </div>
      {view.state === 'empty' && (filters.kind ?? filters.category) && (
        <p>{pageTexts.filtered}</p>
      )}
      {view.state === 'empty' && (
        <ul>
          {answer?.suggestions.map((suggestion) => (
            <li key={suggestion}>
              <Link to={formatAddress({...address, query: suggestion})}>
                {suggestion}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {answer && view.state === 'results' && (
        <>
          <ResultList answer={answer} isElsewhere={isElsewhere} texts={texts} />
          {answer.total > answer.results.length && (
            <button type="button" className={styles.more} onClick={onMore}>
              {pageTexts.more}
            </button>
          )}
        </>
      )}
    </section>
  );
}
