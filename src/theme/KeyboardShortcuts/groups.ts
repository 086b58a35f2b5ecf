import pageShortcutGroups from '@theme-original/KeyboardShortcuts/groups';
import type {ShortcutGroup} from '@theme/KeyboardShortcuts/groups';
import searchShortcutGroups from '@theme/SearchBar/shortcuts';

/** All keys of the site; a plugin that has keys adds its groups here. */
export default function shortcutGroups(): readonly ShortcutGroup[] {
  return [...searchShortcutGroups(), ...pageShortcutGroups()];
}
