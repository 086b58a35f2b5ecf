/**
 * Closes the menus of the navbar, except one that contains the target of a click.
 * Without a target, after a key, the focus returns to the label of the menu.
 */
export function closeDropdowns(target: EventTarget | null): void {
  for (const dropdown of document.querySelectorAll<HTMLDetailsElement>(
    '.navbar details[open]',
  )) {
    if (target instanceof Node && dropdown.contains(target)) {
      continue;
    }
    dropdown.open = false;
    if (!target) {
      dropdown.querySelector('summary')?.focus();
    }
  }
}
