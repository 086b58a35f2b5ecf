import type {ReactNode, Ref} from 'react';
import {MAX_QUERY_LENGTH} from '../../shared/constants';
import {placeholderTexts} from './placeholderTexts';
import styles from './styles.module.css';

function Icon(): ReactNode {
  return (
    <svg viewBox="0 0 20 20" className={styles.icon} aria-hidden>
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m12.6 12.6 4.4 4.4" />
    </svg>
  );
}

/**
 * Looks like the search box and stands in for it until a reader wants it, so
 * that nothing of the search is loaded before. Without JavaScript it leads to
 * the list of all pages.
 */
export function Placeholder({
  inputRef,
  searchPage,
  onFocus,
  onOpen,
  onEnter,
}: {
  inputRef: Ref<HTMLInputElement>;
  /** Address of the list of all pages, if the site has one. */
  searchPage?: string;
  /** Called when the input has the cursor. */
  onFocus: () => void;
  /** Called when the reader has pressed the button of narrow screens. */
  onOpen: () => void;
  /** Called when the reader has pressed Enter in the input. */
  onEnter: () => void;
}): ReactNode {
  const texts = placeholderTexts();
  return (
    <form
      role="search"
      className={styles.placeholder}
      action={searchPage}
      onSubmit={(event) => {
        event.preventDefault();
        onOpen();
      }}
    >
      <div className={styles.placeholderBox}>
        <Icon />
        <input
          ref={inputRef}
          className={styles.placeholderInput}
          name="q"
          onFocus={onFocus}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
              event.preventDefault();
              onEnter();
            }
          }}
          type="text"
          role="combobox"
          aria-label={texts.placeholder}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={false}
          aria-controls={undefined}
          placeholder={texts.placeholder}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </div>
      <button
        type="submit"
        className={styles.placeholderButton}
        title={texts.search}
        aria-label={texts.search}
      >
        <Icon />
        <span>{texts.placeholder}</span>
      </button>
    </form>
  );
}
