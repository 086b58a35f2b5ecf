// Runs as an inline script in the head of every page.
import {noteComposition} from './composition';
import {entryNameOf, entryPart} from './entries';
import {listen} from './events';
import {ACTIONS, onIntent} from './intent';
import {showNotice, watchNotice} from './notice';
import {isForeign, isTranslated, pageStart, takeStop, whenShown} from './page';
import {Part} from './part';
import {forgetScripts, runScripts} from './scripts';
import {warmUp} from './warmUp';

/** Attributes of this script: the scripts of an entry, and the interface of the browser that it is for. */
const ENTRY = 'data-entry-';
const API = 'data-api-';

/** Addresses at which a page starts without a reader: there are results or marks to show, an anchor hides the navbar, a file name is cleaned. */
const AT_ONCE = /[?#]|\.html$/;

/** What a long list takes to open, in ms. */
const REST_MS = 500;

const starter = document.currentScript as HTMLScriptElement;

const urls = starter.dataset.scripts!.split(' ');

/** What an idle page loads ahead of need. */
const ahead = [...urls];

/** Parts that start on their own, by the names of their entries. */
const entries = new Map<string, Part>();

for (const {name, value} of starter.attributes) {
  if (name.startsWith(ENTRY)) {
    const entry = name.slice(ENTRY.length);
    const scripts = value.split(' ');
    entries.set(entry, entryPart(entry, scripts));
    if (!starter.hasAttribute(API + entry)) {
      ahead.push(...scripts);
    }
  }
}

const page: Part = new Part({
  urls,
  restMs: REST_MS,
  async run() {
    if (takeStop()) {
      forgetScripts(urls);
    }
    await pageStart(runScripts(urls));
    endings.forEach((end) => end());
    showNotice(false);
    // From now on the page itself loads ahead what its links lead to.
    document.querySelector('script[type="speculationrules"]')?.remove();
  },
  onFailed(isFirst) {
    if (isFirst) {
      showNotice(true);
    }
    onIntent(isForPage, startPage, ACTIONS);
  },
});

/** What an event is for. */
function partOf({target}: Event): Part | undefined {
  const entry = entryNameOf(target);
  if (entry) {
    return entries.get(entry);
  }
  return isForeign(target) ? undefined : page;
}

const isForPage = (event: Event) => partOf(event) === page;

/** Starts the page, unless a browser has translated it and nothing needs it to start. */
function startPage(event: Event): void {
  if (!isTranslated()) {
    void page.start(event);
  }
}

watchNotice();
const endings = [
  listen(['click', 'submit', 'keydown'], (event) => {
    // What is carried out again is not held again.
    if (event.isTrusted && partOf(event)?.take(event) && isForPage(event)) {
      void page.start(event);
    }
  }),
  listen(['input', 'change'], (event) => {
    // The page leaves the fields of what starts on its own alone.
    if (isForPage(event) && page.take(event)) {
      void page.start(event);
    }
  }),
  listen(['compositionstart', 'compositionend'], noteComposition),
  listen(['focusin', 'pointerdown', 'keydown'], (event) => {
    if (!isForPage(event)) {
      void partOf(event)?.start(event);
    }
  }),
];

whenShown(() => {
  const {pathname, search, hash} = window.location;
  for (const [name, part] of entries) {
    const api = starter.getAttribute(API + name);
    if (api && (api in document || api in navigator)) {
      void part.start();
    }
  }
  if (AT_ONCE.test(pathname + search + hash)) {
    void page.start();
  } else {
    onIntent(isForPage, startPage);
    warmUp(ahead);
  }
});
