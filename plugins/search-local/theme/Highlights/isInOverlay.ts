/** What Escape closes: dialogs, the mobile menu, and what a button or field has opened. */
const OVERLAYS =
  'dialog[open], [role="dialog"], .navbar-sidebar--show, [aria-haspopup][aria-expanded="true"]';

const FIELDS = 'input, textarea, select';

/** Whether a key is meant for a field, or for something that is open above the page. */
export function isInOverlay({target}: Event): boolean {
  return (
    (target instanceof Element && target.closest(FIELDS) !== null) ||
    document.querySelector(OVERLAYS) !== null
  );
}
