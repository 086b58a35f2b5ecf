import {lazy, Suspense, useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useGlobalData from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {highlightedTerms} from '../../client/highlight/address';
import {PLUGIN_NAME, SETTINGS_ATTRIBUTE} from '../../shared/constants';
import {FIRST_FILE, OWN_START, SEARCH_ENTRY} from '../../shared/ownStart';
import type {SearchSettings} from '../../shared/types';
import {CODE} from './load';
import {Placeholder} from './Placeholder';
import {SearchBar as Bar} from './searchBar';
import styles from './box.module.css';

/**
 * No HTML, for an element whose content is not React's: what others have put
 * there before React came stays. A policy of Trusted Types takes it.
 */
const EMPTY_HTML = {
  __html:
    (globalThis as {trustedTypes?: {readonly emptyHTML: string}}).trustedTypes
      ?.emptyHTML ?? '',
};

/** What marks the words of a search on its target page; loaded when there are any. */
const Highlights = lazy(() =>
  // A page without marks is better than none.
  import('../Highlights').catch(() => ({default: () => null})),
);

/** The search box of the navbar. Its own script may have brought it to life before. */
export default function SearchBar(): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const settings = useGlobalData()[PLUGIN_NAME]?.default as SearchSettings;
  const {push} = useHistory();
  const {search} = useLocation();
  const isBrowser = useIsBrowser();

  useEffect(() => {
    const bar = Bar.of(element.current!, CODE, push);
    return () => bar.end();
  }, [push]);

  return (
    <div
      ref={element}
      className={styles.searchBar}
      {...{
        [SETTINGS_ATTRIBUTE]: JSON.stringify(settings),
        [OWN_START]: SEARCH_ENTRY,
        [FIRST_FILE]: settings.indexes[0]?.titlesUrl,
      }}
    >
      <div
        className={styles.box}
        data-search-box=""
        dangerouslySetInnerHTML={EMPTY_HTML}
        suppressHydrationWarning
      />
      <Placeholder resultsPath={settings.resultsPath} />
      <div data-search-panel="" dangerouslySetInnerHTML={EMPTY_HTML} />
      {isBrowser && highlightedTerms(search).length > 0 && (
        <Suspense fallback={null}>
          <Highlights />
        </Suspense>
      )}
    </div>
  );
}
