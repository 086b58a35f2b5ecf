// Runs as an inline script in the head of every page.
import {COPY, copyCode} from './copy';
import {closeDropdowns} from './dropdowns';
import {isPlainClick, siteLink} from './links';
import {closeMenu, leaveMenu, openMenu, showMainMenu, watchMenu} from './menu';
import {toggleFold} from './panel';
import {reveal, revealAndScroll} from './reveal';
import {
  CATEGORY_BUTTONS,
  showCurrent,
  SIDEBAR,
  toggleCategory,
} from './sidebar';
import {pressTab, selectTab, showStoredTabs, TABS} from './tabs';

/** The menu of narrow windows. */
const MENU = 'dialog.navbar-sidebar';

const TAB = `[${TABS}] > [role="tablist"] > [role="tab"]`;

/** What a click on an element does. */
const CLICKS: Readonly<Record<string, (control: HTMLElement) => void>> = {
  [TAB]: selectTab,
  'details[data-panel] > summary': (summary) =>
    toggleFold(summary.parentElement as HTMLDetailsElement),
  [CATEGORY_BUTTONS]: (button) => void toggleCategory(button),
  [`[${COPY}]`]: (button) => void copyCode(button),
  '.navbar__toggle': openMenu,
  '.navbar-sidebar__close': closeMenu,
  '.navbar-sidebar__back': showMainMenu,
};

/** Opens what hides the target of a link within the page, before the browser or the router goes there. */
function revealTarget(target: Element): void {
  const link = target.closest<HTMLAnchorElement>('a[href*="#"]');
  if (link?.pathname === window.location.pathname) {
    reveal(link.hash);
  }
}

/** Follows a link in the menu, which is not the framework's. Returns whether it is one. */
function followInMenu(target: Element, event: MouseEvent): boolean {
  const link = siteLink(target);
  if (!link?.closest(MENU) || link.target || !isPlainClick(event)) {
    return false;
  }
  leaveMenu(link);
  return true;
}

function onClick(event: MouseEvent): void {
  const {target} = event;
  closeDropdowns(target);
  if (event.defaultPrevented || !(target instanceof Element)) {
    return;
  }
  for (const [selector, click] of Object.entries(CLICKS)) {
    const control = target.closest<HTMLElement>(selector);
    if (control) {
      event.preventDefault();
      click(control);
      return;
    }
  }
  if (target.matches(MENU)) {
    closeMenu(); // a click outside it, on what it covers
  } else if (followInMenu(target, event)) {
    event.preventDefault();
  } else {
    revealTarget(target);
  }
}

function onKeyDown(event: KeyboardEvent): void {
  const {target, key} = event;
  if (event.defaultPrevented || !(target instanceof HTMLElement)) {
    return;
  }
  if (target.matches(TAB)) {
    if (pressTab(target, key)) {
      event.preventDefault();
    }
  } else if (key === ' ' && target.matches(CATEGORY_BUTTONS)) {
    event.preventDefault();
    target.click();
  } else if (key === 'Escape') {
    closeDropdowns(null);
  }
}

window.addEventListener('click', onClick, {capture: true});
window.addEventListener('keydown', onKeyDown, {capture: true});
window.addEventListener('hashchange', () =>
  revealAndScroll(window.location.hash),
);
watchMenu();
document.addEventListener('DOMContentLoaded', () => {
  showStoredTabs();
  revealAndScroll(window.location.hash);
  const sidebar = document.querySelector(`[${SIDEBAR}]`);
  if (sidebar) {
    // With the first frame: before it, the styles may not be there.
    requestAnimationFrame(() => showCurrent(sidebar));
  }
});
