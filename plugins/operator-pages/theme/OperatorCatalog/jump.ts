/** Gives all rows of a list their height: a jump ends where it leads to only if those before it have theirs. */
export function layOutRows(list: HTMLElement | null): void {
  list?.toggleAttribute('data-whole', true);
}

/** Goes to the group that the address leads to, if it does; the browser has looked for it in the list as it was before. */
export function goToGroup(list: HTMLElement | null): void {
  const target = document.getElementById(window.location.hash.slice(1));
  if (list?.contains(target)) {
    layOutRows(list);
    target?.scrollIntoView();
  }
}
