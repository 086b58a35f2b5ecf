/** Fields in which a reader writes; the key keeps out of them. */
const FIELDS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** The key that shows all others, as the attribute `aria-keyshortcuts` writes it. */
export const KEY = '?';

/** Whether a key press asks for the list of keys. */
export function isAsked(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey, target, defaultPrevented} = event;
  const isInField =
    target instanceof Element && target.closest(FIELDS) !== null;
  return (
    key === KEY &&
    !(ctrlKey || metaKey || altKey) &&
    !defaultPrevented &&
    !isInField
  );
}
