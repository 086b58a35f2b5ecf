/**
 * Client module that fetches the pages of visible links ahead one by one, while the
 * browser is idle. For each link, Docusaurus searches the list of all pages
 * (docusaurus#7256), and does so for all visible links at once, right after the
 * start, when readers wait for it. A touched link still loads at once.
 */

/** Time between two links in browsers without idle callbacks, in ms. */
const PAUSE_MS = 200;

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve());
    } else {
      setTimeout(resolve, PAUSE_MS);
    }
  });

/** Puts the prefetching of Docusaurus behind a queue, once, when the page has started. */
export function onRouteDidUpdate({
  previousLocation,
}: {
  readonly previousLocation: unknown;
}): void {
  if (previousLocation) {
    return;
  }
  const {docusaurus} = window;
  let last = Promise.resolve();
  window.docusaurus = {
    ...docusaurus,
    prefetch: (url) => {
      last = last.then(idle).then(() => {
        void docusaurus.prefetch(url);
      });
      return false;
    },
  };
}
