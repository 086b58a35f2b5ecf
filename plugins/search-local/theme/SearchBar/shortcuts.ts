import {OPEN_EVENT} from '../../shared/constants';

/** The shortcuts below as the attribute `aria-keyshortcuts` writes them. */
export const SHORTCUTS = '/ Control+K Meta+K';

/** Fields in which a reader writes; shortcuts keep out of them. */
const FIELDS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a key press asks for the search: Ctrl+K, Cmd+K, or a slash, outside of fields. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey, shiftKey, target} = event;
  const isInField =
    target instanceof Element && target.closest(FIELDS) !== null;
  const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey;
  const isK =
    key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
  return !event.defaultPrevented && !isInField && (isSlash || isK);
}

/** Calls `open` for each search shortcut and `OPEN_EVENT`, until a signal ends this. */
export function listenToShortcuts(open: () => void, signal: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (isSearchShortcut(event)) {
      event.preventDefault();
      open();
    }
  };
  document.addEventListener('keydown', onKeyDown, {signal});
  document.addEventListener(OPEN_EVENT, open, {signal});
}
