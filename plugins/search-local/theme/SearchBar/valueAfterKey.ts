type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'
>;
type Input = Pick<
  HTMLInputElement,
  'value' | 'selectionStart' | 'selectionEnd'
>;

/**
 * Text that an input will have after a key that writes or deletes a letter;
 * undefined for other keys, or where the input method decides.
 */
export function valueAfterKey(
  {key, ctrlKey, metaKey, altKey, isComposing}: Key,
  {value, selectionStart, selectionEnd}: Input,
): string | undefined {
  const isDeletion = key === 'Backspace';
  const isLetter = key.length === 1;
  if (
    ctrlKey ||
    metaKey ||
    altKey ||
    isComposing ||
    selectionStart === null ||
    selectionEnd === null ||
    !(isLetter || isDeletion)
  ) {
    return undefined;
  }
  const isRange = selectionStart < selectionEnd;
  const end = isDeletion && !isRange ? selectionStart - 1 : selectionStart;
  return (
    value.slice(0, Math.max(0, end)) +
    (isDeletion ? '' : key) +
    value.slice(selectionEnd)
  );
}
