/** Selector of open elements that Escape closes: dialogs, the mobile menu, and popups of buttons and fields. */
const OVERLAYS =
  'dialog[open], [role="dialog"], .navbar-sidebar--show, [aria-haspopup][aria-expanded="true"]';

const FIELDS = 'input, textarea, select';

/** Returns true if a key is for a field or for an open overlay. */
export function isInOverlay({target}: Event): boolean {
  return (
    (target instanceof Element && target.closest(FIELDS) !== null) ||
    document.querySelector(OVERLAYS) !== null
  );
}
