import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The control of the navbar's search: its input, or on narrow screens its button. */
const SEARCH_CONTROLS = '.navbar .aa-DetachedSearchButton, .navbar .aa-Input';

function openSearch(): void {
  const control = document.querySelector<HTMLElement>(SEARCH_CONTROLS);
  window.scrollTo({top: 0});
  control?.focus();
  if (control instanceof HTMLButtonElement) {
    control.click();
  }
}

/** A large button that looks like a search box and opens the search of the navbar. */
export default function SearchEntry(): ReactNode {
  return (
    <button type="button" className={styles.entry} onClick={openSearch}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden>
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m12.6 12.6 4.4 4.4" />
      </svg>
      <Translate id="site.searchEntry" description="Large search entry">
        Search guides, News, and operators
      </Translate>
    </button>
  );
}
