import type {ReactNode} from 'react';
import {INPUT_ID, MAX_QUERY_LENGTH} from '../../shared/constants';
import {PLACEHOLDER_TEXTS} from './placeholderTexts';
import {SHORTCUTS} from './shortcuts';
import styles from './box.module.css';

/**
 * The search box until a reader wants it, so that nothing of the search is
 * loaded before. It takes keys from the first moment on, and without scripts
 * Enter leads to the page of all results.
 */
export function Placeholder({
  resultsPath,
}: {
  /** Address of the page of all results, if the site has one. */
  resultsPath?: string;
}): ReactNode {
  const {placeholder, failed, reload} = PLACEHOLDER_TEXTS;
  return (
    <form role="search" className={styles.placeholder} action={resultsPath}>
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
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="search"
          spellCheck={false}
        />
      </div>
      <p role="alert" className={styles.startFailed}>
        {failed}{' '}
        {/* eslint-disable-next-line jsx-a11y/anchor-is-valid, @docusaurus/no-html-links -- loads the page again */}
        <a href="">{reload}</a>
      </p>
    </form>
  );
}
