import {ROOT_ID} from './areas';

/** Attribute by which Docusaurus says that the page answers to its reader. */
const ATTRIBUTE = 'data-has-hydrated';

/** Resolves when the HTML of the page is read. */
export async function whenRead(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => {
      document.addEventListener('DOMContentLoaded', resolve, {once: true});
    });
  }
}

/** Whether a change is the page being drawn anew, which happens when it crashes while it starts. */
const isNewPage = ({target, addedNodes}: MutationRecord) =>
  target instanceof Element && target.id === ROOT_ID && addedNodes.length > 0;

/** Calls back when the page has started. */
export async function onStarted(callback: () => void): Promise<void> {
  await whenRead();
  const html = document.documentElement;
  const observer = new MutationObserver((records) => {
    if (html.getAttribute(ATTRIBUTE) === 'true' || records.some(isNewPage)) {
      observer.disconnect();
      // Effects of the same render come first.
      setTimeout(callback);
    }
  });
  observer.observe(html, {attributeFilter: [ATTRIBUTE]});
  const root = document.getElementById(ROOT_ID);
  if (root) {
    observer.observe(root, {childList: true});
  }
}

/** Calls back once when a script cannot be had; `signal` ends the watch before. */
export function onFailedScript(
  signal: AbortSignal,
  callback: () => void,
): void {
  const onError = ({target}: Event) => {
    if (target instanceof HTMLScriptElement) {
      window.removeEventListener('error', onError, true);
      callback();
    }
  };
  window.addEventListener('error', onError, {capture: true, signal});
}
