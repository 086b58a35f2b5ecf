const OVERLAY = 'aa-DetachedOverlay';
const APP_ROOT_ID = '__docusaurus';

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
      overlay.querySelector<HTMLElement>('.aa-DetachedCancelButton')?.click();
    }
  });
}

function close(): void {
  document.getElementById(APP_ROOT_ID)?.removeAttribute('inert');
  document
    .querySelector<HTMLElement>('.aa-DetachedSearchButton')
    ?.focus({preventScroll: true});
}

/**
 * Makes the full-screen search a modal dialog: named, the page behind it inert,
 * Escape closes it also when it is empty, focus returns to the button.
 * Returns what ends this.
 */
export function watchDetachedDialog(label: string): () => void {
  const observer = new MutationObserver((mutations) => {
    for (const {addedNodes, removedNodes} of mutations) {
      overlaysOf(addedNodes).forEach((overlay) => open(overlay, label));
      overlaysOf(removedNodes).forEach(close);
    }
  });
  observer.observe(document.body, {childList: true});
  return () => {
    observer.disconnect();
    document.getElementById(APP_ROOT_ID)?.removeAttribute('inert');
  };
}
