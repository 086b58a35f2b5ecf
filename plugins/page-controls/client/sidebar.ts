import {isPanelOpen, movePanel} from './panel';
import {
  ACTIVE_CATEGORY,
  ACTIVE_LINK,
  buttonName,
  COLLAPSED,
  isActive,
  isPage,
  sidebarView,
} from './sidebarView';
import type {Create, SidebarItem, SidebarSettings} from './sidebarView';

/** Attribute of the list of a sidebar, with its settings as JSON. */
export const SIDEBAR = 'data-sidebar';

/** What opens and closes a category: its button, its label if it has no page, and its link on its own page. */
export const CATEGORY_BUTTONS = `[${SIDEBAR}] :is(.menu__caret, .menu__link--sublist-caret, .menu__link--sublist[aria-current])`;

const create: Create<Element> = (tag, attributes, ...children) => {
  const {className, ...others} = attributes;
  const element = document.createElement(tag);
  element.className = className;
  for (const [name, value] of Object.entries(others)) {
    if (value !== undefined) {
      element.setAttribute(name, value);
    }
  }
  element.append(...children);
  return element;
};

const settingsOf = (list: Element) =>
  JSON.parse(list.getAttribute(SIDEBAR)!) as SidebarSettings;

const lists = new Map<string, readonly SidebarItem[]>();

/** All items of a sidebar, loaded once. */
async function loadItems(list: Element): Promise<readonly SidebarItem[]> {
  const {url} = settingsOf(list);
  const items = lists.get(url);
  if (items) {
    return items;
  }
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} has status ${response.status}.`);
  }
  const loaded = (await response.json()) as readonly SidebarItem[];
  lists.set(url, loaded);
  return loaded;
}

const labelOf = (entry: Element) =>
  entry.querySelector('.menu__label')!.textContent;

const below = (entry: Element) =>
  entry.querySelector<HTMLElement>(':scope > ul')!;

const listOf = (entry: Element) => entry.closest(`[${SIDEBAR}]`)!;

/** The items of an entry, which is a category. */
function itemsOf(
  entry: Element,
  all: readonly SidebarItem[],
): readonly SidebarItem[] {
  const list = entry.parentElement!;
  const siblings = list.hasAttribute(SIDEBAR)
    ? all
    : itemsOf(list.parentElement!, all);
  return siblings.find(({label}) => label === labelOf(entry))!.items!;
}

/** Draws the items of a category that has not been open yet. */
function fillCategory(entry: Element, items: readonly SidebarItem[]): void {
  const list = below(entry);
  if (list.childElementCount === 0) {
    list.append(...sidebarView(create, items, settingsOf(listOf(entry)), ''));
  }
}

/** Opens or closes a category that has its items. */
function setOpen(entry: Element, isOpen: boolean, onEnd?: () => void): void {
  entry.classList.toggle(COLLAPSED, !isOpen);
  const control = entry.querySelector(':scope > div > [aria-expanded]')!;
  control.setAttribute('aria-expanded', String(isOpen));
  if (control.matches('.menu__caret')) {
    control.setAttribute(
      'aria-label',
      buttonName(settingsOf(listOf(entry)), isOpen, labelOf(entry)),
    );
  }
  movePanel(below(entry), isOpen, onEnd);
}

/** Opens or closes the category of a button. If its items cannot be loaded, the page of the category opens instead. */
export async function toggleCategory(button: Element): Promise<void> {
  const entry = button.closest('li')!;
  const list = below(entry);
  if (list.childElementCount === 0) {
    try {
      fillCategory(entry, itemsOf(entry, await loadItems(listOf(entry))));
    } catch {
      window.location.assign(entry.querySelector('a')!.href);
      return;
    }
  }
  setOpen(entry, !isPanelOpen(list));
}

const currentLink = (list: Element) => list.querySelector('[aria-current]');

/** Scrolls a sidebar to the link of the page, if that is out of sight; the page itself does not move. */
export function showCurrent(list: Element): void {
  const link = currentLink(list)?.getBoundingClientRect();
  const menu = list.closest('.menu');
  if (!link || !menu) {
    return;
  }
  const {top, bottom} = menu.getBoundingClientRect();
  if (link.top < top || link.bottom > bottom) {
    menu.scrollTop += (link.top + link.bottom - top - bottom) / 2;
  }
}

/** Marks the page at a path below a list, and opens the categories around it. */
function markPath(
  list: Element,
  items: readonly SidebarItem[],
  path: string,
): void {
  for (const entry of list.children) {
    const item = items.find(({label}) => label === labelOf(entry));
    if (!item || !isActive(item, path)) {
      continue;
    }
    const link = entry.querySelector('a')!;
    link.classList.add(ACTIVE_LINK);
    if (isPage(item, path)) {
      link.setAttribute('aria-current', 'page');
      link.parentElement!.classList.toggle(
        ACTIVE_CATEGORY,
        item.items !== undefined,
      );
    }
    if (item.items?.length) {
      fillCategory(entry, item.items);
      if (!isPanelOpen(below(entry))) {
        setOpen(entry, true, () => showCurrent(list));
      }
      markPath(below(entry), item.items, path);
    }
  }
}

/**
 * Shows the items of a sidebar with the page at a path marked, and in sight.
 * What a reader has opened stays open; with this page marked already, all stays
 * as it is.
 */
export function showPath(
  list: Element,
  items: readonly SidebarItem[],
  path: string,
): void {
  const last = currentLink(list)?.getAttribute('href');
  if (last && isPage({href: last}, path)) {
    return;
  }
  for (const link of list.querySelectorAll(`.${ACTIVE_LINK}`)) {
    link.classList.remove(ACTIVE_LINK);
    link.removeAttribute('aria-current');
    link.parentElement!.classList.remove(ACTIVE_CATEGORY);
  }
  if (list.childElementCount === 0) {
    list.append(...sidebarView(create, items, settingsOf(list), path));
  } else {
    markPath(list, items, path);
  }
  showCurrent(list);
}
