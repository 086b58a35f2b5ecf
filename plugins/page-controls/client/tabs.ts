const ITEM_ACTIVE = 'tabs__item--active';

/** Attribute of a set of tabs: the key under which the browser stores the choice of its group; empty without a group. */
export const TABS = 'data-tabs';

/** The tabs of a set, and the panels in the same order. */
function partsOf(
  set: Element,
): readonly [tab: HTMLElement, panel: HTMLElement][] {
  const [list, content] = set.children;
  const tabs = [...list!.children] as HTMLElement[];
  return tabs.map((tab, at) => [tab, content!.children[at] as HTMLElement]);
}

/** Shows the tab with this value; a set without it stays as it is. */
export function showTab(set: Element, value: string | null | undefined): void {
  const parts = partsOf(set);
  if (!parts.some(([tab]) => tab.dataset.value === value)) {
    return;
  }
  for (const [tab, panel] of parts) {
    const isSelected = tab.dataset.value === value;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    tab.classList.toggle(ITEM_ACTIVE, isSelected);
    panel.hidden = !isSelected;
  }
}

/** Shows what a reader chose before, on this page or another. */
export function showStoredTabs(): void {
  for (const set of document.querySelectorAll(`[${TABS}]:not([${TABS}=""])`)) {
    try {
      showTab(set, localStorage.getItem(set.getAttribute(TABS)!));
    } catch {
      return; // no storage
    }
  }
}

/** Selects a tab, in all sets of its group, without moving it in the window. */
export function selectTab(tab: HTMLElement): void {
  const set = tab.closest(`[${TABS}]`)!;
  const key = set.getAttribute(TABS)!;
  const value = tab.dataset.value!;
  const {top} = tab.getBoundingClientRect();
  const group = [...document.querySelectorAll(`[${TABS}]`)].filter(
    (one) => one.getAttribute(TABS) === key,
  );
  for (const one of key ? group : [set]) {
    showTab(one, value);
  }
  window.scrollBy({
    top: tab.getBoundingClientRect().top - top,
    behavior: 'instant',
  });
  try {
    if (key) {
      localStorage.setItem(key, value);
    }
  } catch {
    // The choice holds for this page.
  }
}

/** Opens the tab that a panel belongs to. */
export function selectTabOf(panel: Element): void {
  const set = panel.closest(`[${TABS}]`);
  const part = set && partsOf(set).find(([, one]) => one === panel);
  if (part) {
    selectTab(part[0]);
  }
}

/** Uses a key on a tab: arrows move the focus, Enter and Space select. Returns whether the key is one of these. */
export function pressTab(tab: HTMLElement, key: string): boolean {
  const {firstElementChild, lastElementChild} = tab.parentElement!;
  const next: Readonly<Record<string, Element | null>> = {
    ArrowRight: tab.nextElementSibling ?? firstElementChild,
    ArrowLeft: tab.previousElementSibling ?? lastElementChild,
  };
  if (next[key]) {
    (next[key] as HTMLElement).focus();
  } else if (key === 'Enter' || key === ' ') {
    selectTab(tab);
  } else {
    return false;
  }
  return true;
}
