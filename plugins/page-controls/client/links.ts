/** Event of the window that asks for a page in the place of the current one; a page that has started prevents it and goes there by itself. */
export const FOLLOW = 'page-controls:follow';

/** The link around an element that leads to this site. */
export function siteLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === window.location.origin ? link : null;
}

/** Address of a link, without the origin. */
export const pathOf = ({pathname, search, hash}: HTMLAnchorElement): string =>
  pathname + search + hash;

/** Whether a click asks for nothing but to follow a link here. */
export const isPlainClick = (click: MouseEvent): boolean =>
  click.button === 0 &&
  !(click.ctrlKey || click.metaKey || click.shiftKey || click.altKey);

/**
 * Has the links in an element lead on without a new document, as those of the
 * theme do, and their pages loaded ahead. Returns what ends this.
 */
export function onLinks(
  element: HTMLElement,
  goTo: (path: string) => void,
): () => void {
  const onClick = (event: MouseEvent) => {
    const link = siteLink(event.target);
    if (link && !event.defaultPrevented && isPlainClick(event)) {
      event.preventDefault();
      goTo(pathOf(link));
    }
  };
  const onPointerOver = ({target}: Event) => {
    const link = siteLink(target);
    if (link) {
      void window.docusaurus.preload(link.pathname);
    }
  };
  element.addEventListener('click', onClick);
  element.addEventListener('pointerover', onPointerOver);
  return () => {
    element.removeEventListener('click', onClick);
    element.removeEventListener('pointerover', onPointerOver);
  };
}
