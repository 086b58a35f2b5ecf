import type {ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import {withHighlight} from '../../client/highlight/address';
import type {SearchResult} from '../../shared/answer';
import type {KindNames, SearchSettings} from '../../shared/types';
import {Marked} from '../SearchBar/Marked';
import {Notice} from '../SearchBar/Panel';
import {announcement, caution, panelView} from '../SearchBar/panelView';
import {ResultTitle} from '../SearchBar/Row';
import {emptyLinks} from '../SearchBar/rows';
import {TEXTS} from '../SearchBar/texts';
import {formatAddress} from './address';
import type {SearchPageAddress} from './address';
import {PAGE_TEXTS} from './texts';
import type {Answered} from './useAnswer';
import boxStyles from '../SearchBar/box.module.css';
import panelStyles from '../SearchBar/panel.module.css';
import styles from './styles.module.css';

function Result({
  result,
  terms,
  kinds,
}: {
  result: SearchResult;
  terms: readonly string[];
  kinds: Required<KindNames>;
}): ReactNode {
  const {kind, locale, sections} = result;
  const link = (route: string, children: ReactNode) => {
    const url = withHighlight(route, terms);
    // Pages of other locales are not in this build.
    return locale !== undefined ? (
      // eslint-disable-next-line @docusaurus/no-html-links -- Link would look for the page in this build
      <a href={url}>{children}</a>
    ) : (
      <Link to={url}>{children}</Link>
    );
  };
  const trail = [kinds[kind], result.breadcrumbs.join(' › ')];
  return (
    <li className={styles.result} lang={locale}>
      <h3>{link(result.route, <ResultTitle {...result} />)}</h3>
      <p className={styles.trail}>
        {trail.filter(Boolean).join(' · ')}
        {result.isDeprecated && <strong> {TEXTS.deprecated}</strong>}
      </p>
      <p className={styles.excerpt}>
        <Marked parts={result.excerpt} />
      </p>
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {sections.map((section) => (
            <li key={section.route}>
              {link(section.route, <Marked parts={section.title} />)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The state of a search, its results, and a button for more results. */
export function Results({
  address,
  answered,
  kinds,
  links,
  onMore,
}: {
  address: SearchPageAddress;
  answered: Answered;
  kinds: Required<KindNames>;
  /** Links for a query without results. */
  links: SearchSettings['emptyLinks'];
  onMore: () => void;
}): ReactNode {
  const {query, kind} = address;
  const {answer} = answered;
  const view = panelView({query, ...answered});
  const hasResults = view.state === 'results';
  return (
    <section aria-labelledby="search-results">
      <h2 id="search-results">{interpolate(PAGE_TEXTS.results, {query})}</h2>
      <p
        role="status"
        // The notice below shows the same text.
        className={hasResults ? styles.status : boxStyles.announcement}
      >
        {announcement(
          hasResults ? {...view, count: answer?.total ?? view.count} : view,
        )}
      </p>
      <p role="status" className={boxStyles.announcement}>
        {caution(view)}
      </p>
      <div className={styles.notice}>
        <Notice view={view} query={query} />
      </div>
      {view.state === 'empty' && (
        <>
          {kind && <p>{PAGE_TEXTS.filtered}</p>}
          <ul>
            {answer?.suggestions.map((suggestion) => (
              <li key={suggestion}>
                <Link to={formatAddress({...address, query: suggestion})}>
                  {suggestion}
                </Link>
              </li>
            ))}
            {emptyLinks(links, query).map(([text, url]) => (
              <li key={text}>
                <Link href={url}>{text}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {answer && hasResults && (
        <>
          <ol className={`${styles.results} ${panelStyles.marks}`}>
            {answer.results.map((result) => (
              <Result
                key={result.route}
                result={result}
                terms={answer.terms}
                kinds={kinds}
              />
            ))}
          </ol>
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
