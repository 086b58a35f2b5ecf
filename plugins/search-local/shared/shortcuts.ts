/** Fields in which a reader writes; shortcuts keep out of them. */
const FIELDS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** A key press as `aria-keyshortcuts` writes it; Shift counts only with letters, as other signs may need it. */
function pressed({key, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent) {
  const name = key.toUpperCase();
  const isLetter = name !== key.toLowerCase();
  return [
    ctrlKey && 'Control',
    metaKey && 'Meta',
    altKey && 'Alt',
    shiftKey && isLetter && 'Shift',
    name,
  ]
    .filter(Boolean)
    .join('+');
}

/**
 * Whether a key press, outside of fields, is one of these shortcuts.
 * @param shortcuts - A value of `aria-keyshortcuts`, with modifiers in the order Control, Meta, Alt, Shift.
 */
export function isShortcut(event: KeyboardEvent, shortcuts: string): boolean {
  const {target, defaultPrevented} = event;
  const isInField =
    target instanceof Element && target.closest(FIELDS) !== null;
  return (
    !defaultPrevented &&
    !isInField &&
    shortcuts.split(' ').includes(pressed(event))
  );
}
