import {isShortcut} from '../../search-local/shared/shortcuts';
import {isField} from './fields';

/** The element in sight that a key press asks for with its attribute `aria-keyshortcuts`. */
const shortcutTarget = (event: KeyboardEvent): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].find(
    (element) =>
      element.getClientRects().length > 0 &&
      isShortcut(event, element.getAttribute('aria-keyshortcuts')!),
  );

/** Puts the cursor into the field that a key press asks for. Returns the button if it asks for one. */
export function followShortcut(event: KeyboardEvent): HTMLElement | undefined {
  const element = shortcutTarget(event);
  if (!element || !isField(element)) {
    return element;
  }
  event.preventDefault();
  // Code that needs the field notices its focus.
  event.stopImmediatePropagation();
  element.focus();
  return undefined;
}
