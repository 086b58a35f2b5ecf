/** Selector of editable elements, in which shortcuts have no effect. */
const FIELDS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Selector of open modal dialogs. */
const MODALS = 'dialog[open], [aria-modal="true"]';

/** Returns the Latin letter of a key on a keyboard of another script, and the character of any other key. */
function nameOf({key, code}: KeyboardEvent): string {
  const isLatin = key.length > 1 || key.charCodeAt(0) < 0x80;
  return isLatin ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? key);
}

/** Returns a key press in the syntax of `aria-keyshortcuts`. Shift counts only with letters, because other characters can need it. */
function pressed(event: KeyboardEvent): string {
  const {ctrlKey, metaKey, altKey, shiftKey} = event;
  const key = nameOf(event);
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
 * Returns true if a key press, outside of fields and with no modal dialog open,
 * is one of these shortcuts.
 * @param shortcuts - A value of `aria-keyshortcuts`, with modifiers in the order Control, Meta, Alt, Shift.
 */
export function isShortcut(event: KeyboardEvent, shortcuts: string): boolean {
  const {target, defaultPrevented} = event;
  const isInField =
    target instanceof Element && target.closest(FIELDS) !== null;
  return (
    !defaultPrevented &&
    !isInField &&
    document.querySelector(MODALS) === null &&
    shortcuts.split(' ').includes(pressed(event))
  );
}
