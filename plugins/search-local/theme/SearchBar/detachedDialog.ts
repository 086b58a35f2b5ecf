const OVERLAY = 'aa-DetachedOverlay';
const BUTTON = '.aa-DetachedSearchButton';
const APP_ROOT_ID = '__docusaurus';

function cancel(): void {
  document.querySelector<HTMLElement>('.aa-DetachedCancelButton')?.click();
}

const overlaysOf = (nodes: NodeList) =>
  Array.from(nodes).filter(
    (node): node is HTMLElement =>
      node instanceof HTMLElement && node.classList.contains(OVERLAY),
  );

function open(overlay: HTMLElement, label: string): void {
  const container = overlay.querySelector('.aa-DetachedContainer');
  container?.setAttribute('role', 'dialog');
  container?.setAttribute('aria-modal', 'true');
  container?.setAttribute('aria-label', label);
  document.getElementById(APP_ROOT_ID)?.setAttribute('inert', '');
  overlay.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !overlay.querySelector('input')?.value) {
      cancel();
    }
  });
}

function close(): void {
  document.getElementById(APP_ROOT_ID)?.removeAttribute('inert');
  document.querySelector<HTMLElement>(BUTTON)?.focus({preventScroll: true});
}

/**
 * Makes the full-screen search a modal dialog: it has a name, the page behind it
 * is inert, and Escape closes it. A second Escape, on its button, clears the
 * query. Returns a function that removes the listeners.
 */
export function watchDetachedDialog(
  label: string,
  clear: () => void,
): () => void {
  const ends = new AbortController();
  const {signal} = ends;
  const observer = new MutationObserver((mutations) => {
    for (const {addedNodes, removedNodes} of mutations) {
      overlaysOf(addedNodes).forEach((overlay) => open(overlay, label));
      overlaysOf(removedNodes).forEach(close);
    }
  });
  observer.observe(document.body, {childList: true});
  const onKeyDown = ({key, target}: KeyboardEvent) => {
    if (
      key === 'Escape' &&
      target instanceof Element &&
      target.matches(BUTTON)
    ) {
      clear();
    }
  };
  document.addEventListener('keydown', onKeyDown, {signal});
  // Back leaves the dialog with its page.
  window.addEventListener('popstate', cancel, {signal});
  return () => {
    observer.disconnect();
    ends.abort();
    document.getElementById(APP_ROOT_ID)?.removeAttribute('inert');
  };
}
