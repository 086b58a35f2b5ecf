/** Closes the menus of the navbar, except one that a click is in; after a key, the focus returns to the menu's label. */
export function closeDropdowns(target: EventTarget | null): void {
  for (const dropdown of document.querySelectorAll<HTMLDetailsElement>(
    'details.dropdown[open]',
  )) {
    if (target instanceof Node && dropdown.contains(target)) {
      continue;
    }
    dropdown.open = false;
    if (!target) {
      dropdown.querySelector('summary')!.focus();
    }
  }
}
