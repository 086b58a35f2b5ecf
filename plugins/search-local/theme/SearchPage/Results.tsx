import {createElement} from 'react';
import type {ReactNode} from 'react';
import htm from 'htm';
import Link from '@docusaurus/Link';
import type {KindNames} from '../../shared/types';
import {notice} from '../SearchBar/notice';
import {announcement, caution, panelView} from '../SearchBar/panelView';
import boxStyles from '../SearchBar/box.module.css';
import {formatAddress} from './address';
import type {SearchPageAddress} from './address';
import {ResultList} from './ResultList';
import {PAGE_TEXTS, resultsHeading} from './texts';
import type {Answered} from './useAnswer';
import styles from './styles.module.css';

/** Templates that React draws. */
const template = htm.bind<ReactNode>(createElement);

/** What has come of a search: its state, results, and the way to more of them. */
export function Results({
  address,
  answered,
  isElsewhere,
  kinds,
  onMore,
}: {
  address: SearchPageAddress;
  answered: Answered;
  /** Whether results are of another build of the site. */
  isElsewhere: boolean;
  kinds: Required<KindNames>;
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
        )}
      </p>
      <p role="status" className={boxStyles.announcement}>
        {caution(view)}
      </p>
      <div className={styles.notice}>
        {notice<ReactNode>(template, {view, query})}
      </div>
      {view.state === 'empty' && (filters.kind ?? filters.category) && (
        <p>{PAGE_TEXTS.filtered}</p>
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
          <ResultList answer={answer} isElsewhere={isElsewhere} kinds={kinds} />
          {answer.total > answer.results.length && (
            <button
              type="button"
              className="button button--outline button--primary"
              onClick={onMore}
            >
              {PAGE_TEXTS.more}
            </button>
          )}
        </>
      )}
    </section>
  );
}
