import {painted} from './painted';
import {showCurrentLink} from './sidebar';

/** Width of the widest window that has the menu, in px. */
const WIDEST = 996;

/** Class of the list of panels while it shows the sidebar of the page. */
const SECONDARY = 'navbar-sidebar__items--show-secondary';

/** Attribute of the element that contains a copy of the sidebar until React draws the sidebar in the menu. */
export const SIDEBAR_COPY = 'data-sidebar-copy';

const menu = () =>
  document.querySelector<HTMLDialogElement>('dialog.navbar-sidebar');

/** Returns a copy of the page's list of News posts in the style of the menu. */
function copyOfPosts(nav: Element): Element {
  const copy = nav.cloneNode(true) as Element;
  copy.className = '';
  copy.firstElementChild?.remove(); // the title
  const names = {ul: 'menu__list', li: 'menu__list-item', a: 'menu__link'};
  for (const [tag, name] of Object.entries(names)) {
    for (const element of copy.querySelectorAll(tag)) {
      element.className = name;
    }
  }
  copy.querySelector('[aria-current]')?.classList.add('menu__link--active');
  return copy;
}

/** Fills the menu of a page that has not started with the page's sidebar, if it has one. */
function copySidebar(copy: Element): void {
  const docs = document.querySelector('aside .theme-doc-sidebar-menu');
  const posts = document.querySelector('.blog-wrapper aside nav');
  const list = docs?.cloneNode(true) ?? (posts && copyOfPosts(posts));
  copy.replaceChildren(...(list ? [list] : []));
}

/** Shows either the sidebar of the page or the items of the navbar. */
function showPanel(dialog: Element, isSidebar: boolean): void {
  const items = dialog.querySelector('.navbar-sidebar__items')!;
  items.classList.toggle(SECONDARY, isSidebar);
  [...items.children].forEach((panel, at) => {
    (panel as HTMLElement).inert = (at === 1) !== isSidebar;
  });
}

/** Sets the state of the menu's button for screen readers. */
function setExpanded(isExpanded: boolean): void {
  document
    .querySelector('.navbar__toggle')
    ?.setAttribute('aria-expanded', String(isExpanded));
}

/** Path of the page on which the menu was opened last: on the same page, it stays where a reader has scrolled it. */
let shownAt: string | undefined;

/**
 * Opens the menu of narrow windows. After a tap, the menu is painted first, and is
 * modal from then on: the rest of the page becomes inert, for which the browser
 * computes all its styles again, as long as it takes to paint the menu.
 */
export async function openMenu(isTap: boolean): Promise<void> {
  const dialog = menu();
  if (!dialog || dialog.open) {
    return;
  }
  const copy = dialog.querySelector(`[${SIDEBAR_COPY}]`);
  if (copy) {
    copySidebar(copy);
  }
  showPanel(
    dialog,
    dialog.querySelector('.navbar-sidebar__back ~ * a') !== null,
  );
  if (isTap) {
    dialog.open = true;
  } else {
    dialog.showModal();
  }
  setExpanded(true);
  if (shownAt !== window.location.pathname) {
    shownAt = window.location.pathname;
    showCurrentLink(dialog);
  }
  if (isTap) {
    await painted();
    if (dialog.open) {
      dialog.open = false;
      dialog.showModal();
    }
  }
}

/** Closes the menu. */
export function closeMenu(): void {
  menu()?.close();
}

/** Shows the items of the navbar instead of the sidebar of the page. */
export function showMainMenu(): void {
  showPanel(menu()!, false);
}

/** Follows the menu: tells its button when it closes, and closes it in wide windows. */
export function watchMenu(): void {
  const onClose = ({target}: Event) => {
    if (target === menu()) {
      setExpanded(false);
    }
  };
  window.addEventListener('close', onClose, {capture: true});
  // Styles hide the menu in wide windows; an open dialog would block the page.
  window.addEventListener('resize', () => {
    if (window.innerWidth > WIDEST) {
      closeMenu();
    }
  });
}
