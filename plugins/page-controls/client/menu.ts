import {FOLLOW, MENU} from './menuParts';
import {isPlainClick} from './plainClick';
import {showCurrent, SIDEBAR} from './sidebar';

/** Width of the widest window that has the menu, in px. */
const WIDEST = 996;

const SECONDARY = 'navbar-sidebar__items--show-secondary';

/** Mark of the entry in the history that Back leaves to close the menu. */
const MARK = 'pageControlsMenu';

const menu = () =>
  document.querySelector<HTMLDialogElement>(`dialog.${MENU.dialog}`);

const hasMark = () =>
  Boolean((window.history.state as Record<string, unknown> | null)?.[MARK]);

/** A list of News as a list of the menu: its own style is for a column. */
function blogList(nav: Element): Element {
  const copy = nav.cloneNode(true) as Element;
  copy.className = '';
  copy.firstElementChild?.remove(); // its title
  const names = {ul: 'menu__list', li: 'menu__list-item', a: 'menu__link'};
  for (const [tag, name] of Object.entries(names)) {
    for (const element of copy.querySelectorAll(tag)) {
      element.className = name;
    }
  }
  copy.querySelector('[aria-current]')?.classList.add('menu__link--active');
  return copy;
}

/** A copy of the sidebar of the page, if it has one. */
function pageSidebar(): Node | undefined {
  const docs = document.querySelector(`aside [${SIDEBAR}]`);
  const blog = document.querySelector('.blog-wrapper aside nav');
  return docs?.cloneNode(true) ?? (blog ? blogList(blog) : undefined);
}

/** Shows the sidebar of the page, or the main menu. */
function showPage(dialog: Element, isPage: boolean): void {
  const items = dialog.querySelector('.navbar-sidebar__items')!;
  items.classList.toggle(SECONDARY, isPage);
  [...items.children].forEach((panel, at) => {
    (panel as HTMLElement).inert = (at === 1) !== isPage;
  });
}

/**
 * Opens the menu for the page at this address; as long as that stays, categories
 * that a reader has opened do, too.
 */
function show(dialog: HTMLDialogElement): void {
  const place = dialog.querySelector<HTMLElement>(`[${MENU.page}]`)!;
  const {pathname} = window.location;
  const isNew = place.getAttribute(MENU.page) !== pathname;
  if (isNew) {
    const sidebar = pageSidebar();
    place.replaceChildren(...(sidebar ? [sidebar] : []));
    place.setAttribute(MENU.page, pathname);
  }
  showPage(dialog, place.childElementCount > 0);
  dialog.showModal();
  const list = isNew && place.querySelector(`[${SIDEBAR}]`);
  if (list) {
    showCurrent(list);
  }
}

function setExpanded(isExpanded: boolean): void {
  document
    .querySelector(`.${MENU.toggle}`)
    ?.setAttribute('aria-expanded', String(isExpanded));
}

/** Whether the current entry of the history belongs to the menu. */
let isMarked = false;

function open(): void {
  const dialog = menu();
  if (dialog && !dialog.open) {
    show(dialog);
    setExpanded(true);
    const state = window.history.state as object | null;
    window.history.pushState({...state, [MARK]: true}, '');
    isMarked = true;
  }
}

function onClosed(): void {
  setExpanded(false);
  if (isMarked) {
    window.history.back();
  }
}

/** Goes to a page in the place of the entry that the menu has in the history. */
function follow(dialog: HTMLDialogElement, href: string): void {
  isMarked = false;
  dialog.close();
  const event = new CustomEvent(FOLLOW, {detail: href, cancelable: true});
  if (dialog.dispatchEvent(event)) {
    window.location.replace(href);
  }
}

/** Carries out a click on the menu or its button. Returns whether there was something to do. */
export function clickMenu(target: Element, event: MouseEvent): boolean {
  if (target.closest(`.${MENU.toggle}`)) {
    open();
    return true;
  }
  const dialog = target.closest<HTMLDialogElement>(`dialog.${MENU.dialog}`);
  if (!dialog) {
    return false;
  }
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (target === dialog || target.closest(`.${MENU.close}`)) {
    dialog.close(); // `target` is the dialog itself for a click outside it
  } else if (target.closest(`.${MENU.back}`)) {
    showPage(dialog, false);
  } else if (
    link &&
    isPlainClick(event) &&
    link.origin === window.location.origin &&
    !link.target
  ) {
    follow(dialog, link.href);
  } else {
    return false;
  }
  return true;
}

/** Closes the menu with Back, and when the window becomes wide. */
export function watchMenu(): void {
  isMarked = hasMark();
  const onClose = ({target}: Event) => {
    if (target === menu()) {
      onClosed();
    }
  };
  window.addEventListener('close', onClose, {capture: true});
  const onPop = (event: Event) => {
    const wasMarked = isMarked;
    isMarked = hasMark();
    if (wasMarked || isMarked) {
      event.stopImmediatePropagation(); // the router does not know this entry
      menu()?.close();
    }
  };
  window.addEventListener('popstate', onPop, {capture: true});
  // A media query would have the styles computed before they are there.
  window.addEventListener('resize', () => {
    if (window.innerWidth > WIDEST) {
      menu()?.close();
    }
  });
}
