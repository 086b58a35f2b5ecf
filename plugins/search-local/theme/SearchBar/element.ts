/** What an element is filled with; `undefined` is left out. */
export type Child = Node | string | undefined;

/**
 * An element with a class and children. Rows are made with it, as they change
 * with each key: React takes several times as long for them.
 */
export function element(
  tag: keyof HTMLElementTagNameMap,
  className = '',
  ...children: readonly Child[]
): HTMLElement {
  const made = document.createElement(tag);
  if (className) {
    made.className = className;
  }
  made.append(...children.filter((child) => child !== undefined));
  return made;
}
