import {OPEN_EVENT} from '../../shared/constants';
import {isShortcut} from '../../shared/shortcuts';

/** Keys that open the search, as a value of `aria-keyshortcuts`. */
export const SHORTCUTS = '/ Control+K Meta+K';

/** Keys of the list of results, which autocomplete-js handles, by their names on a keyboard. */
export const RESULT_KEYS = {
  move: ['↑', '↓'],
  follow: ['Enter'],
  newTab: ['Ctrl', 'Enter'],
  close: ['Esc'],
} as const;

/** Calls `open` for each search shortcut and each `OPEN_EVENT`, until the signal aborts. */
export function listenToShortcuts(open: () => void, signal: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (isShortcut(event, SHORTCUTS)) {
      event.preventDefault();
      open();
    }
  };
  document.addEventListener('keydown', onKeyDown, {signal});
  document.addEventListener(OPEN_EVENT, open, {signal});
}
