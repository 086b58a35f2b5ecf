import {translate} from '@docusaurus/Translate';
import type {ShortcutGroup} from '@theme/KeyboardShortcuts/groups';
import {isShortcut} from '../../../search-local/shared/shortcuts';

/** The key that shows all others, as the attribute `aria-keyshortcuts` writes it. */
export const KEY = '?';

/** Whether a key press asks for the list of keys. */
export const isAsked = (event: KeyboardEvent): boolean =>
  isShortcut(event, KEY);

/** Keys that every page has; a site adds others in a theme file with this name. */
export default function shortcutGroups(): readonly ShortcutGroup[] {
  return [
    {
      title: translate({
        id: 'theme.KeyboardShortcuts.page',
        message: 'Page',
        description: 'Heading of the keys that every page has',
      }),
      shortcuts: [
        {
          keys: [['Tab']],
          does: translate({
            id: 'theme.KeyboardShortcuts.skip',
            message: 'At the top of a page: skip the menus',
            description: 'What the Tab key does at the top of a page',
          }),
        },
        {
          keys: [['←'], ['→']],
          does: translate({
            id: 'theme.KeyboardShortcuts.arrows',
            message: 'Move between tabs, or scroll what is wider than the page',
            description: 'What the left and right arrow keys do',
          }),
        },
        {
          keys: [['Esc']],
          does: translate({
            id: 'theme.KeyboardShortcuts.escape',
            message: 'Close a dialog',
            description: 'What the Escape key does',
          }),
        },
        {
          keys: [[KEY]],
          does: translate({
            id: 'theme.KeyboardShortcuts.show',
            message: 'Show these shortcuts',
            description: 'What the key with the question mark does',
          }),
        },
      ],
    },
  ];
}
