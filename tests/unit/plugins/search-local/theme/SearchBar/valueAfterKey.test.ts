import {describe, expect, it} from 'vitest';
import {valueAfterKey} from '../../../../../../plugins/search-local/theme/SearchBar/valueAfterKey';

const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  ...more,
});
/** An input with a cursor at `|`, or a selection between two of them. */
function input(text: string) {
  const selectionStart = text.indexOf('|');
  const selectionEnd = text.lastIndexOf('|') - (text.split('|').length - 2);
  return {value: text.replaceAll('|', ''), selectionStart, selectionEnd};
}

describe('valueAfterKey', () => {
  it.each([
    ['joi|', 'n', 'join'],
    ['|oin', 'j', 'join'],
    ['j|x|in', 'o', 'join'],
    ['set|', ' ', 'set '],
    ['join|', 'Backspace', 'joi'],
    ['jo|in|', 'Backspace', 'jo'],
    ['|join', 'Backspace', 'join'],
  ])('%s and %s give %s', (text, key, value) => {
    expect(valueAfterKey(press(key), input(text))).toBe(value);
  });

  it.each([
    ['another key', press('Enter')],
    ['a shortcut', press('v', {ctrlKey: true})],
    ['an input method', press('n', {isComposing: true})],
  ])('knows nothing of %s', (_, key) => {
    expect(valueAfterKey(key, input('joi|'))).toBeUndefined();
  });
});
