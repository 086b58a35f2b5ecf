import {lazy, Suspense, useRef} from 'react';
import type {ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useGlobalData from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {highlightedTerms} from '../../client/highlight/address';
import {PLUGIN_NAME} from '../../shared/constants';
import type {SearchSettings} from '../../shared/types';
import {Placeholder} from './Placeholder';
import {useSearchBox} from './useSearchBox';
import styles from './styles.module.css';

/** What marks the words of a search on its target page; loaded when there are any. */
const Highlights = lazy(() => import('../Highlights'));

/** The search box of the navbar. */
export default function SearchBar(): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const placeholder = useRef<HTMLInputElement>(null);
  const settings = useGlobalData()[PLUGIN_NAME]?.default as SearchSettings;
  const history = useHistory();
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const {isStarted, start, prepare, open, submit} = useSearchBox({
    container,
    placeholder,
    settings,
    goTo: history.push,
  });

  return (
    <div className={styles.searchBar} onPointerEnter={prepare}>
      <div ref={container} className={styles.box} />
      {!isStarted && (
        <Placeholder
          inputRef={placeholder}
          searchPage={settings.searchPage}
          onFocus={start}
          onOpen={open}
          onEnter={submit}
        />
      )}
      {isBrowser && highlightedTerms(search).length > 0 && (
        <Suspense fallback={null}>
          <Highlights />
        </Suspense>
      )}
    </div>
  );
}
