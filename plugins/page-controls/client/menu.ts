import {FOLLOW, pathOf} from './links';
import {showCurrent, SIDEBAR} from './sidebar';

/** Width of the widest window that has the menu, in px. */
const WIDEST = 996;

const SECONDARY = 'navbar-sidebar__items--show-secondary';

/** Mark of the entry in the history that Back leaves to close the menu. */
const MARK = 'pageControlsMenu';

const menu = () =>
  document.querySelector<HTMLDialogElement>('dialog.navbar-sidebar');

const hasMark = () =>
  Boolean((history.state as Record<string, unknown> | null)?.[MARK]);

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
 * Shows the menu for the page at this address; as long as that stays, categories
 * that a reader has opened do, too.
 */
function show(dialog: HTMLDialogElement): void {
  const place = dialog.querySelector<HTMLElement>('[data-menu-page]')!;
  const {pathname} = window.location;
  const isNew = place.dataset.menuPage !== pathname;
  if (isNew) {
    const sidebar = pageSidebar();
    place.replaceChildren(...(sidebar ? [sidebar] : []));
    place.dataset.menuPage = pathname;
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
    .querySelector('.navbar__toggle')
    ?.setAttribute('aria-expanded', String(isExpanded));
}

/** Whether the current entry of the history belongs to the menu. */
let isMarked = false;

/** Whether the browser is on its way back from that entry. */
let isLeaving = false;

function addEntry(): void {
  const state = history.state as object | null;
  history.pushState({...state, [MARK]: true}, '');
  isMarked = true;
}

export function openMenu(): void {
  const dialog = menu();
  if (dialog && !dialog.open) {
    show(dialog);
    setExpanded(true);
    if (!isLeaving) {
      addEntry();
    }
  }
}

export function closeMenu(): void {
  menu()?.close();
}

/** Shows the items of the navbar instead of the sidebar of the page. */
export function showMainMenu(): void {
  showPage(menu()!, false);
}

/** Goes to a page in the place of the entry that the menu has in the history. */
export function leaveMenu(link: HTMLAnchorElement): void {
  isMarked = false;
  closeMenu();
  const event = new CustomEvent(FOLLOW, {
    detail: pathOf(link),
    cancelable: true,
  });
  if (window.dispatchEvent(event)) {
    window.location.replace(link.href);
  }
}

/** Closes the menu with Back, and when the window becomes wide. */
export function watchMenu(): void {
  isMarked = hasMark();
  const onClose = ({target}: Event) => {
    if (target === menu()) {
      setExpanded(false);
      if (isMarked && !isLeaving) {
        isLeaving = true;
        history.back();
      }
    }
  };
  window.addEventListener('close', onClose, {capture: true});
  const onPop = (event: Event) => {
    const wasMarked = isMarked;
    isMarked = hasMark();
    if (wasMarked || isMarked) {
      event.stopImmediatePropagation(); // the router does not know this entry
      if (isLeaving && menu()?.open) {
        addEntry(); // a reader has opened the menu again
      } else {
        closeMenu();
      }
    }
    isLeaving = false;
  };
  window.addEventListener('popstate', onPop, {capture: true});
  // A media query would have the styles computed before they are there.
  window.addEventListener('resize', () => {
    if (window.innerWidth > WIDEST) {
      closeMenu();
    }
  });
}
