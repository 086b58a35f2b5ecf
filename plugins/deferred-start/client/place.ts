/** Elements from below the body to an element, each by its position among its siblings. */
function pathTo(element: Element): number[] {
  const parent = element.parentElement;
  return parent && element !== element.ownerDocument.body
    ? [...pathTo(parent), [...parent.children].indexOf(element)]
    : [];
}

/**
 * Remembers where an element stands: the function returns it, or what stands
 * in its place if it was made anew, as some components are when a page starts.
 */
export function rememberPlace<T extends Element>(element: T): () => T | null {
  const path = pathTo(element);
  return () =>
    element.isConnected
      ? element
      : ((path.reduce<Element | undefined>(
          (parent, position) => parent?.children[position],
          element.ownerDocument.body,
        ) as T | undefined) ?? null);
}
