// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import searchShortcutGroups from '../../../../../../plugins/search-local/theme/SearchBar/shortcutGroups';
import {isSearchShortcut} from '../../../../../../plugins/search-local/theme/SearchBar/shortcuts';

const MODIFIERS: Readonly<Record<string, KeyboardEventInit>> = {
  Ctrl: {ctrlKey: true},
  '⌘': {metaKey: true},
};

/** The press of keys that are named for readers. */
const press = (keys: readonly string[]) =>
  new KeyboardEvent('keydown', {
    key: keys.at(-1)?.toLowerCase(),
    ...MODIFIERS[keys[0] ?? ''],
  });

describe('searchShortcutGroups', () => {
  it('names keys that lead to the search', () => {
    const [open] = searchShortcutGroups()[0]!.shortcuts;
    expect(open?.keys).toHaveLength(3);
    for (const keys of open?.keys ?? []) {
      expect(isSearchShortcut(press(keys)), keys.join('+')).toBe(true);
    }
  });

  it('says of each key what it does', () => {
    for (const {title, shortcuts} of searchShortcutGroups()) {
      expect(title).not.toBe('');
      expect(new Set(shortcuts.map(({does}) => does)).size).toBe(
        shortcuts.length,
      );
    }
  });
});
