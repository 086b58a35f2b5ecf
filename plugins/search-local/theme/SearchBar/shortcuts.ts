import {translate} from '@docusaurus/Translate';
import {OPEN_EVENT} from '../../shared/constants';
import {isShortcut} from '../../shared/shortcuts';

/** Keys that lead to the search, as the attribute `aria-keyshortcuts` writes them; all else follows from it. */
export const SHORTCUTS = '/ Control+K Meta+K';

/** Names of keys on a keyboard, where `aria-keyshortcuts` has others. */
const NAMES: Readonly<Record<string, string>> = {Control: 'Ctrl', Meta: '⌘'};

/** Keys of the list of results, which the library listens to, by their names on a keyboard. */
export const RESULT_KEYS = {
  move: [['↑'], ['↓']],
  follow: [['Enter']],
  newTab: [
    ['Ctrl', 'Enter'],
    ['⌘', 'Enter'],
  ],
  newWindow: [['Shift', 'Enter']],
  leave: [['Tab']],
  close: [['Esc']],
} as const;

/** Calls `open` for each search shortcut and `OPEN_EVENT`, until a signal ends this. */
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

/** What the keys of the search do, for a list of all keys of a site. */
export default function searchShortcutGroups() {
  return [
    {
      title: translate({
        id: 'theme.SearchBar.shortcuts.search',
        message: 'Search',
        description: 'Heading of the keys that lead to the search',
      }),
      shortcuts: [
        {
          keys: SHORTCUTS.split(' ').map((way) =>
            way.split('+').map((key) => NAMES[key] ?? key),
          ),
          does: translate({
            id: 'theme.SearchBar.shortcuts.open',
            message: 'Go to the search',
            description: 'What the shortcuts of the search do',
          }),
        },
      ],
    },
    {
      title: translate({
        id: 'theme.SearchBar.shortcuts.results',
        message: 'List of results',
        description: 'Heading of the keys in the list of results',
      }),
      shortcuts: [
        {
          keys: RESULT_KEYS.move,
          does: translate({
            id: 'theme.SearchBar.shortcuts.move',
            message: 'Move to another result',
            description: 'What the arrow keys do in the list of results',
          }),
        },
        {
          keys: RESULT_KEYS.follow,
          does: translate({
            id: 'theme.SearchBar.shortcuts.follow',
            message: 'Open the result',
            description: 'What the Enter key does in the list of results',
          }),
        },
        {
          keys: RESULT_KEYS.newTab,
          does: translate({
            id: 'theme.SearchBar.shortcuts.newTab',
            message: 'Open it in a new tab',
            description: 'What Ctrl+Enter does in the list of results',
          }),
        },
        {
          keys: RESULT_KEYS.newWindow,
          does: translate({
            id: 'theme.SearchBar.shortcuts.newWindow',
            message: 'Open it in a new window',
            description: 'What Shift+Enter does in the list of results',
          }),
        },
        {
          keys: RESULT_KEYS.leave,
          does: translate({
            id: 'theme.SearchBar.shortcuts.leave',
            message: 'Leave the search, and keep the query',
            description: 'What the Tab key does in the list of results',
          }),
        },
        {
          keys: RESULT_KEYS.close,
          does: translate({
            id: 'theme.SearchBar.shortcuts.close',
            message: 'Close the list; press again to clear the search',
            description: 'What the Escape key does in the list of results',
          }),
        },
      ],
    },
  ];
}
