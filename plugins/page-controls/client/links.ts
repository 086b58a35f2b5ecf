import {isPlainClick} from './plainClick';

/** The link of this site that an event is on. */
function linkOf({target}: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === window.location.origin ? link : null;
}

/**
 * Has the links in an element lead on without a new document, as those of the
 * theme do, and their pages loaded ahead. Returns what ends this.
 */
export function onLinks(
  element: HTMLElement,
  goTo: (path: string) => void,
): () => void {
  const ends = new AbortController();
  const {signal} = ends;
  element.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      if (link && !event.defaultPrevented && isPlainClick(event)) {
        event.preventDefault();
        goTo(link.pathname + link.search + link.hash);
      }
    },
    {signal},
  );
  element.addEventListener(
    'pointerover',
    (event) => {
      const link = linkOf(event);
      if (link) {
        void window.docusaurus.preload(link.pathname);
      }
    },
    {signal},
  );
  return () => ends.abort();
}
