import {isShortcut} from '../../search-local/shared/shortcuts';
import {isField} from './fields';

/** Moves the cursor to the visible field whose attribute `aria-keyshortcuts` names the pressed key. */
export function followShortcut(event: KeyboardEvent): void {
  const field = [
    ...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]'),
  ].find(
    (element) =>
      isField(element) &&
      element.getClientRects().length > 0 &&
      isShortcut(event, element.getAttribute('aria-keyshortcuts')!),
  );
  if (field) {
    event.preventDefault();
    // Code that needs the field notices its focus.
    event.stopImmediatePropagation();
    field.focus();
  }
}
