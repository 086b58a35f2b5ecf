import {translate} from '@docusaurus/Translate';

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
          keys: [['/'], ['Ctrl', 'K'], ['⌘', 'K']],
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
          keys: [['↑'], ['↓']],
          does: translate({
            id: 'theme.SearchBar.shortcuts.move',
            message: 'Move to another result',
            description: 'What the arrow keys do in the list of results',
          }),
        },
        {
          keys: [['Enter']],
          does: translate({
            id: 'theme.SearchBar.shortcuts.follow',
            message: 'Open the result',
            description: 'What the Enter key does in the list of results',
          }),
        },
        {
          keys: [
            ['Ctrl', 'Enter'],
            ['⌘', 'Enter'],
          ],
          does: translate({
            id: 'theme.SearchBar.shortcuts.newTab',
            message: 'Open it in a new tab',
            description: 'What Ctrl+Enter does in the list of results',
          }),
        },
        {
          keys: [['Shift', 'Enter']],
          does: translate({
            id: 'theme.SearchBar.shortcuts.newWindow',
            message: 'Open it in a new window',
            description: 'What Shift+Enter does in the list of results',
          }),
        },
        {
          keys: [['Tab']],
          does: translate({
            id: 'theme.SearchBar.shortcuts.leave',
            message: 'Leave the search, and keep the query',
            description: 'What the Tab key does in the list of results',
          }),
        },
        {
          keys: [['Esc']],
          does: translate({
            id: 'theme.SearchBar.shortcuts.close',
            message: 'Close the list; again: empty the search',
            description: 'What the Escape key does in the list of results',
          }),
        },
      ],
    },
  ];
}
