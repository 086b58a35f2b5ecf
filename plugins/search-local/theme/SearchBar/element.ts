/** What an element is filled with; `undefined` is left out. */
export type Child = Node | string | undefined;

/**
 * An element with a class and children. The panel is made with it, as it
 * changes with each key: React takes several times as long.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className) {
    made.className = className;
  }
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

/** An element that only those who see are to have. */
export function decoration(
  className: string | undefined,
  ...children: readonly Child[]
): HTMLElement {
  const made = element('div', className, ...children);
  made.setAttribute('aria-hidden', 'true');
  return made;
}
