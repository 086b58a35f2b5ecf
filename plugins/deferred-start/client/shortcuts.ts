import {isField, isShown} from './controls';

/** A combination of keys in an order that does not depend on how it is written. */
const normalize = (keys: readonly string[]) =>
  keys.join('+').toLowerCase().split('+').sort().join('+');

/** A key press as `aria-keyshortcuts` writes it; Shift counts only where it gives no other sign. */
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

/** The element, one that is shown if there is, that a key press asks for by its attribute `aria-keyshortcuts`. */
function shortcutTarget(event: KeyboardEvent): HTMLElement | undefined {
  const wanted = pressed(event);
  const elements = [
    ...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]'),
  ].filter((element) =>
    element
      .getAttribute('aria-keyshortcuts')!
      .split(' ')
      .some((keys) => normalize([keys]) === wanted),
  );
  return elements.find(isShown) ?? elements[0];
}

/**
 * Puts the cursor into the field that a key press asks for. Returns the press
 * if the page must see to it, as the field is not shown, or the button that the
 * key stands for.
 */
export function followShortcut(
  event: KeyboardEvent,
): HTMLElement | 'held' | 'done' | 'none' {
  const target = isField(event.target) ? undefined : shortcutTarget(event);
  if (!target) {
    return 'none';
  }
  if (!isField(target)) {
    return target;
  }
  if (!isShown(target)) {
    return 'held';
  }
  event.preventDefault();
  // Whoever wants the field hears of its focus.
  event.stopImmediatePropagation();
  target.focus();
  return 'done';
}
