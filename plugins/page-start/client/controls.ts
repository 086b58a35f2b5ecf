// Runs as an inline script in the head of every page.
import {COPIED_LABEL, copyCode} from './copy';
import {toggleFold} from './fold';
import {closeMenu, openMenu, showMainMenu, watchMenu} from './menu';
import {reveal, revealAndScroll} from './reveal';
import {showCurrentPage} from './sidebar';

/** Actions of controls, by selector. A click with the keyboard has the detail 0. */
const CLICKS: Readonly<
  Record<string, (control: HTMLElement, event: MouseEvent) => void>
> = {
  // Docusaurus animates its own, which have this attribute.
  'details:not([data-collapsed]) > summary': (summary) =>
    toggleFold(summary.parentElement as HTMLDetailsElement),
  [`[${COPIED_LABEL}]`]: (button) => void copyCode(button),
  '.navbar__toggle': (_, {detail}) => void openMenu(detail > 0),
  '.navbar-sidebar__close': closeMenu,
  '.navbar-sidebar__back': showMainMenu,
};

/** Opens what hides the target of a link within the page, before the browser or the router goes there. */
function revealTarget(target: Element): void {
  // A link in a drawing has no `pathname`.
  const href = target.closest('a[href*="#"]')?.getAttribute('href');
  if (href) {
    const {pathname, hash} = new URL(href, document.baseURI);
    if (pathname === window.location.pathname) {
      reveal(hash);
    }
  }
}

function onClick(event: MouseEvent): void {
  const {target} = event;
  if (event.defaultPrevented || !(target instanceof Element)) {
    return;
  }
  for (const [selector, click] of Object.entries(CLICKS)) {
    const control = target.closest<HTMLElement>(selector);
    if (control) {
      event.preventDefault();
      click(control, event);
      return;
    }
  }
  if (target.matches('dialog.navbar-sidebar')) {
    closeMenu(); // the backdrop
  } else {
    revealTarget(target);
  }
}

window.addEventListener('click', onClick, {capture: true});
window.addEventListener('hashchange', () =>
  revealAndScroll(window.location.hash),
);
watchMenu();
document.addEventListener('DOMContentLoaded', () => {
  revealAndScroll(window.location.hash);
  // In the first frame, because the styles may be missing before it.
  requestAnimationFrame(showCurrentPage);
});
