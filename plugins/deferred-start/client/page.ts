import {closest} from './events';

/** Id of the element in which Docusaurus draws the page. */
const ROOT_ID = '__docusaurus';

/** Attribute by which Docusaurus says that the page answers to its reader. */
const ATTRIBUTE = 'data-has-hydrated';

const {lang} = document.documentElement;

/** Whether a browser has translated the page: React would not recognize it, and draw the original again. */
export const isTranslated = (): boolean =>
  document.documentElement.lang !== lang ||
  document.documentElement.matches('.translated-ltr, .translated-rtl') ||
  document.querySelector('[_msttexthash]') !== null;

/** Whether an element is outside of what React draws, as a dialog of the search is. */
export const isForeign = (target: EventTarget | null): boolean =>
  closest(target, `body > :not(#${ROOT_ID})`) !== null;

/** Resolves when the HTML of the page is read. */
export async function whenRead(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => {
      document.addEventListener('DOMContentLoaded', resolve, {once: true});
    });
  }
}

/** Calls back when the page is shown: one that a browser draws ahead may never be, and its address can get a query by then. */
export function whenShown(callback: () => void): void {
  if ((document as {prerendering?: boolean}).prerendering) {
    document.addEventListener('prerenderingchange', callback, {once: true});
  } else {
    callback();
  }
}

/** Whether a change is the page being drawn again, which happens when it crashes while it starts. */
const isNewPage = ({target, addedNodes}: MutationRecord) =>
  target instanceof Element && target.id === ROOT_ID && addedNodes.length > 0;

/** Whether Docusaurus draws the page. What its parts ask for from then on, they can do without. */
const isDrawn = () => 'docusaurusRoot' in window;

let hasStopped = false;

/**
 * Whether Docusaurus has run, and stopped because a script was lost that it
 * asked for. Only then may the scripts of a page run again: two copies of React
 * on one page draw nothing. Tells of it once.
 */
export function takeStop(): boolean {
  const stopped = hasStopped;
  hasStopped = false;
  return stopped;
}

/**
 * Resolves when the scripts have started the page, and after the effects of its
 * first render; rejects when a script cannot be loaded without which it is not
 * drawn, also one that another asks for.
 */
export async function pageStart(run: Promise<void>): Promise<void> {
  const html = document.documentElement;
  const ends = new AbortController();
  await new Promise<void>((resolve, reject) => {
    const look = (records: readonly MutationRecord[]) => {
      if (html.getAttribute(ATTRIBUTE) === 'true' || records.some(isNewPage)) {
        setTimeout(resolve);
      }
    };
    const observer = new MutationObserver(look);
    observer.observe(html, {attributeFilter: [ATTRIBUTE]});
    observer.observe(document.getElementById(ROOT_ID)!, {childList: true});
    const onError = ({target}: Event) => {
      if (target instanceof HTMLScriptElement && !isDrawn()) {
        // What is lost before Docusaurus runs, it asks for again.
        hasStopped ||= 'docusaurus' in window;
        reject(new Error(`${target.src} cannot be loaded.`));
      }
    };
    const {signal} = ends;
    window.addEventListener('error', onError, {capture: true, signal});
    signal.addEventListener('abort', () => observer.disconnect());
    run.catch((error: Error) => {
      if (!isDrawn()) {
        reject(error);
      }
    });
    // It may have gone on by itself after a try that failed.
    look([]);
  });
  // A failure does not end them: Docusaurus may lose the script once more.
  ends.abort();
}
