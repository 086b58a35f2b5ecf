import {useEffect} from 'react';
import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useGlobalData from '@docusaurus/useGlobalData';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import type {ResultKind} from '../../shared/answer';
import {PLUGIN_NAME} from '../../shared/constants';
import type {KindNames, SearchSettings} from '../../shared/types';
import {TEXTS} from '../SearchBar/texts';
import {formatAddress, parseAddress} from './address';
import type {SearchPageAddress} from './address';
import {KindFilter, QueryField} from './Form';
import {Results} from './Results';
import {PAGE_TEXTS} from './texts';
import {useAnswer} from './useAnswer';
import styles from './styles.module.css';

const STEP = 20;

/** Position of the reader in the results, which is kept in the history. */
type Position = {
  /** Number of results. */
  readonly limit: number;
  /** Scroll position when a result was opened, in pixels. */
  readonly top?: number;
};

/** The results page: all results of a query, with a filter by kind. */
export default function SearchPage({
  kinds,
}: {
  /** Kinds of the site's pages. */
  kinds: readonly ResultKind[];
}): ReactNode {
  const settings = useGlobalData()[PLUGIN_NAME]?.default as SearchSettings;
  const history = useHistory();
  const {search, pathname, state} = useLocation();
  const {limit, top} = (state as Position | undefined) ?? {limit: STEP};
  // The static page is the same for each query.
  const isBrowser = useIsBrowser();
  const home = useBaseUrl('/');
  const address = parseAddress(isBrowser ? search : '');
  const answered = useAnswer(settings, address, limit);
  const names: Required<KindNames> = {...TEXTS.kinds, ...settings.kinds};

  const show = (next: SearchPageAddress, how: 'push' | 'replace') => {
    history[how](pathname + formatAddress(next));
  };
  const keep = (position: Position) =>
    history.replace({pathname, search, state: position});
  const hasResults = (answered.answer?.results.length ?? 0) > 0;

  useEffect(() => {
    if (hasResults && top !== undefined) {
      window.scrollTo({top, behavior: 'instant'});
    }
  }, [hasResults, top]);

  const onClick = ({target}: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) {
      keep({limit, top: window.scrollY});
    }
  };

  return (
    <Layout title={PAGE_TEXTS.title} description={PAGE_TEXTS.description}>
      <main className={styles.page}>
        <h1>{PAGE_TEXTS.title}</h1>
        <noscript>
          <p>
            {PAGE_TEXTS.noScript} <Link to={home}>{PAGE_TEXTS.home}</Link>
          </p>
        </noscript>
        <form
          className={styles.form}
          role="search"
          action={pathname}
          aria-label={PAGE_TEXTS.title}
          toolname="list_results"
          tooldescription={PAGE_TEXTS.tool}
          toolautosubmit=""
          onSubmit={(event) => {
            // Reloading the page can load missing files of a newer version.
            if (answered.answer?.lack !== 'index' || !navigator.onLine) {
              event.preventDefault();
              show(address, 'push');
            }
          }}
        >
          <label className={styles.query}>
            <span>{PAGE_TEXTS.query}</span>
            <QueryField
              query={address.query}
              onType={(typed) => show({...address, query: typed}, 'replace')}
            />
          </label>
          <KindFilter
            kind={address.kind}
            options={kinds}
            names={names}
            onChange={(kind) => show({...address, kind}, 'push')}
          />
        </form>
        {address.query.trim() !== '' && (
          <div onClickCapture={onClick}>
            <Results
              address={address}
              answered={answered}
              kinds={names}
              links={settings.emptyLinks}
              onMore={() => keep({limit: limit + STEP})}
            />
          </div>
        )}
      </main>
    </Layout>
  );
}
