/** Fields in which a reader writes; shortcuts keep out of them. */
const FIELDS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Dialogs that keep the page behind them out of reach. */
const MODALS = 'dialog[open], [aria-modal="true"]';

/** Returns the Latin letter of a key on a keyboard of another script, and the character of any other key. */
function nameOf({key, code}: KeyboardEvent): string {
  const isLatin = key.length > 1 || key.charCodeAt(0) < 0x80;
  return isLatin ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? key);
}

/** A key press as `aria-keyshortcuts` writes it. Shift counts only with letters, as other characters may need it. */
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
