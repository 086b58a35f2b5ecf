const OVERLAY = 'aa-DetachedOverlay';
const APP_ROOT_ID = '__docusaurus';

/** Marks the entry that an open dialog adds to the browser's history, so that Back closes it. */
const ENTRY = 'searchDialog';

const isAtEntry = () =>
  (history.state as {readonly [ENTRY]?: true} | null)?.[ENTRY] === true;

/** The way back from the entry of the dialog, while the browser is on it. */
let leaving: Promise<unknown> | undefined;

/** Adds the entry of a dialog, once the browser has left that of the one before. */
async function addEntry(overlay: HTMLElement): Promise<void> {
  await leaving;
  if (overlay.isConnected) {
    history.pushState({...history.state, [ENTRY]: true}, '');
  }
}

/** Leaves the entry of the dialog; resolves when the browser has left it. */
async function leaveEntry(): Promise<void> {
  if (isAtEntry()) {
    leaving ??= new Promise((resolve) => {
      window.addEventListener('popstate', resolve, {once: true});
      history.back();
    });
    await leaving;
    leaving = undefined;
  }
}

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
  void addEntry(overlay);
}

function close(): void {
  void leaveEntry();
  document.getElementById(APP_ROOT_ID)?.removeAttribute('inert');
  document
    .querySelector<HTMLElement>('.aa-DetachedSearchButton')
    ?.focus({preventScroll: true});
}

/** Makes the full-screen search a modal dialog: named, with an inert page behind it, and closed by Escape and Back. */
export function watchDetachedDialog(label: string) {
  const observer = new MutationObserver((mutations) => {
    for (const {addedNodes, removedNodes} of mutations) {
      overlaysOf(addedNodes).forEach((overlay) => open(overlay, label));
      overlaysOf(removedNodes).forEach(close);
    }
  });
  observer.observe(document.body, {childList: true});
  const onBack = () => {
    // A recent search closes the dialog and opens it again: its own way back is none of the reader's.
    if (!leaving && !isAtEntry()) {
      cancel();
    }
  };
  window.addEventListener('popstate', onBack);
  return {
    /** Takes the dialog out of the browser's history, before a reader goes to another page. */
    leave: leaveEntry,
    end() {
      observer.disconnect();
      window.removeEventListener('popstate', onBack);
      document.getElementById(APP_ROOT_ID)?.removeAttribute('inert');
    },
  };
}
