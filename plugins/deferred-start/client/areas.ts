/** Where Docusaurus draws the page. */
export const ROOT_ID = '__docusaurus';

/** Attribute of what starts by itself, with the name of its entry. */
const OWN_START = 'data-own-start';

/** The part of the page around an element that can start before the page. */
export function partOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(`[${OWN_START}]`) : null;
}

/** Name of the entry that an element belongs to, if it is one that can start before the page. */
export function entryOf(target: EventTarget | null): string | undefined {
  return partOf(target)?.getAttribute(OWN_START) ?? undefined;
}

/** Whether an element was drawn by such an entry outside of the page, as a dialog is. */
export function isForeign(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    document.body.contains(target) &&
    target !== document.body &&
    !document.getElementById(ROOT_ID)?.contains(target)
  );
}
