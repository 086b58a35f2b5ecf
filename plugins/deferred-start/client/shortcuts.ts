import {isField} from './fields';

/** A combination of keys in an order that does not depend on how it is written. */
const normalize = (keys: readonly string[]) =>
  keys.join('+').toLowerCase().split('+').sort().join('+');

/** A key press as `aria-keyshortcuts` writes it. Shift counts only with letters. */
function pressed({key, ctrlKey, altKey, metaKey, shiftKey}: KeyboardEvent) {
  const isLetter = key.toLowerCase() !== key.toUpperCase();
  return normalize([
    ...(ctrlKey ? ['Control'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(metaKey ? ['Meta'] : []),
    ...(shiftKey && isLetter ? ['Shift'] : []),
    key,
  ]);
}

/** The element in sight that a key press asks for with its attribute `aria-keyshortcuts`. */
function shortcutTarget(event: KeyboardEvent): HTMLElement | undefined {
  const wanted = pressed(event);
  const elements = document.querySelectorAll<HTMLElement>(
    '[aria-keyshortcuts]',
  );
  return [...elements].find(
    (element) =>
      element.getClientRects().length > 0 &&
      element
        .getAttribute('aria-keyshortcuts')!
        .split(' ')
        .some((keys) => normalize([keys]) === wanted),
  );
}

/** Puts the cursor into the field that a key press asks for. Returns the button if it asks for one. */
export function followShortcut(event: KeyboardEvent): HTMLElement | undefined {
  const {target} = event;
  const isWriting =
    isField(target) ||
    (target instanceof HTMLElement && target.isContentEditable);
  const element = isWriting ? undefined : shortcutTarget(event);
  if (!isField(element ?? null)) {
    return element;
  }
  event.preventDefault();
  // Code that needs the field notices its focus.
  event.stopImmediatePropagation();
  element!.focus();
  return undefined;
}
