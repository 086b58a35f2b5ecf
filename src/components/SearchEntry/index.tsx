import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {
  INPUT_ID,
  OPEN_EVENT,
} from '@site/plugins/search-local/shared/constants';
import styles from './styles.module.css';

function openSearch(): void {
  window.scrollTo({top: 0});
  document.dispatchEvent(new Event(OPEN_EVENT));
}

/**
 * Moves the focus to the search box on a page that has not started yet. React's
 * types do not have the attribute.
 */
const TARGET = {commandfor: INPUT_ID};

/**
 * Large button that looks like a search box and opens the search in the navbar.
 */
export default function SearchEntry(): ReactNode {
  return (
    <button
      type="button"
      className={styles.entry}
      onClick={openSearch}
      {...TARGET}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden>
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m12.6 12.6 4.4 4.4" />
      </svg>
      <span className={styles.label}>
        <Translate id="site.searchEntry" description="Large search entry">
          Search guides, News, and operators
        </Translate>
      </span>
    </button>
  );
}
