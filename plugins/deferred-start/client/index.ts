// Runs as an inline script in the head of every page.
import {
  entryOf,
  entryPart,
  noteComposition,
  repeatComposition,
  startForApis,
} from './entries';
import type {Entries} from './entries';
import {onAction, onIntent} from './intent';
import {showNotice, watchNotice} from './notice';
import {isForeign, isTranslated, pageStart, whenShown} from './page';
import {Part} from './part';
import {PageScripts} from './scripts';
import {warmUp} from './warmUp';

/** Attributes of the starter with the scripts of an entry. */
const ENTRY = 'data-entry-';

/** What a long list takes to open, in ms. */
const REST_MS = 500;

const {attributes, dataset} = document.currentScript as HTMLScriptElement;
const scripts = new PageScripts();
const listening = new AbortController();

const entries: Entries = Object.fromEntries(
  [...attributes]
    .filter(({name}) => name.startsWith(ENTRY))
    .map(({name, value}) => {
      const entry = name.slice(ENTRY.length);
      return [entry, entryPart(entry, scripts, value.split(' '))];
    }),
);

const page: Part = new Part({
  scripts,
  urls: dataset.scripts!.split(' '),
  plain: dataset.plain,
  restMs: REST_MS,
  whenStarted: pageStart,
  onStarted() {
    listening.abort();
    showNotice(false);
    repeatComposition();
    // From now on the page itself loads ahead what its links lead to.
    document.querySelector('script[type="speculationrules"]')?.remove();
  },
  onFailed(isFirst) {
    scripts.forget(page.urls);
    if (isFirst) {
      showNotice(true);
    }
    onAction(isForPage, startPage);
  },
});

/** What an event is for. */
function partOf({target}: Event): Part | undefined {
  const entry = entryOf(target);
  if (entry) {
    return entries[entry];
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

function listen(
  types: readonly string[],
  listener: (event: Event) => void,
): void {
  const {signal} = listening;
  for (const type of types) {
    window.addEventListener(type, listener, {capture: true, signal});
  }
}

watchNotice();
listen(['click', 'submit', 'keydown'], (event) => {
  // What is carried out again is not held again.
  if (event.isTrusted && partOf(event)?.take(event) && isForPage(event)) {
    void page.start(event);
  }
});
listen(['input', 'change'], (event) => {
  // The page leaves the fields of what starts on its own alone.
  if (isForPage(event) && page.take(event)) {
    void page.start(event);
  }
});
listen(['compositionstart', 'compositionend'], noteComposition);
listen(['focusin', 'pointerdown', 'keydown'], (event) => {
  if (!isForPage(event)) {
    void partOf(event)?.start(event);
  }
});

whenShown(() => {
  const apis = new URLSearchParams(dataset.apis);
  const {pathname, search, hash} = window.location;
  if (new RegExp(dataset.atOnce!).test(pathname + search + hash)) {
    void page.start();
  } else {
    onIntent(isForPage, startPage);
    const used = Object.keys(entries).filter((name) => !apis.has(name));
    warmUp([...page.urls, ...used.flatMap((name) => entries[name]!.urls)]);
  }
  startForApis(entries, apis);
});
