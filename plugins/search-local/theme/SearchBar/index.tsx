import {lazy, Suspense, useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useGlobalData from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {highlightedTerms} from '../../client/highlight/address';
import {
  INPUT_ID,
  MAX_QUERY_LENGTH,
  PLUGIN_NAME,
  SETTINGS_ATTRIBUTE,
} from '../../shared/constants';
import type {SearchSettings} from '../../shared/types';
import {PLACEHOLDER_TEXTS} from './placeholderTexts';
import {SearchBar as Bar} from './searchBar';
import {SHORTCUTS} from './shortcuts';
import styles from './box.module.css';

/** The search box until its code is loaded. It accepts keys. Without scripts, Enter opens the results page. */
function Placeholder({resultsPath}: {resultsPath: string}): ReactNode {
  const {placeholder, failed, reload, tool, toolQuery} = PLACEHOLDER_TEXTS;
  return (
    <form
      role="search"
      className={styles.placeholder}
      action={resultsPath}
      toolname="search_documentation"
      tooldescription={tool}
      toolautosubmit=""
    >
      <div className={styles.placeholderBox}>
        <svg viewBox="0 0 20 20" className={styles.icon} aria-hidden>
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m12.6 12.6 4.4 4.4" />
        </svg>
        <input
          className={styles.placeholderInput}
          id={INPUT_ID}
          name="q"
          type="text"
          role="combobox"
          aria-label={placeholder}
          aria-keyshortcuts={SHORTCUTS}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={false}
          aria-controls={undefined}
          placeholder={placeholder}
          toolparamdescription={toolQuery}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="search"
          spellCheck={false}
        />
      </div>
      <p role="alert" className={styles.startFailed}>
        {failed}{' '}
        {/* eslint-disable-next-line jsx-a11y-x/anchor-is-valid, @docusaurus/no-html-links -- loads the page again */}
        <a href="">{reload}</a>
      </p>
    </form>
  );
}

/** Initial content of an element that other code fills. It is a constant because React resets the content if the object changes. */
const FOREIGN_HTML = {__html: ''};

/** Highlights on the target page of a search, loaded if the address has terms. */
const Highlights = lazy(() =>
  // A page without marks is better than none.
  import('../Highlights').catch(() => ({default: () => null})),
);

/** Search box of the navbar. */
export default function SearchBar(): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const settings = useGlobalData()[PLUGIN_NAME]?.default as SearchSettings;
  const {push} = useHistory();
  const {search} = useLocation();
  const isBrowser = useIsBrowser();

  useEffect(() => {
    const bar = new Bar(element.current!, push);
    return () => bar.end();
  }, [push]);

  return (
    <div
      ref={element}
      className={styles.searchBar}
      {...{[SETTINGS_ATTRIBUTE]: JSON.stringify(settings)}}
    >
      <div
        className={styles.box}
        data-search-box=""
        dangerouslySetInnerHTML={FOREIGN_HTML}
        suppressHydrationWarning
      />
      <Placeholder resultsPath={settings.resultsPath} />
      <div data-search-panel="" dangerouslySetInnerHTML={FOREIGN_HTML} />
      {isBrowser && highlightedTerms(search).length > 0 && (
        <Suspense fallback={null}>
          <Highlights />
        </Suspense>
      )}
    </div>
  );
}
