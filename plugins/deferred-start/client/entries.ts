import {
  FIRST_FILE,
  OWN_START,
  START_FAILED,
} from '../../search-local/shared/constants';
import {closest} from './closest';
import {Part} from './part';
import type {PageScripts} from './scripts';

/** Parts that start on their own, by the names of their entries. */
export type Entries = Readonly<Record<string, Part>>;

/** Name of the entry that an element belongs to, if it starts on its own. */
export const entryOf = (target: EventTarget | null): string | undefined =>
  closest(target, `[${OWN_START}]`)?.getAttribute(OWN_START) ?? undefined;

const elementOf = (name: string) =>
  document.querySelector(`[${OWN_START}="${name}"]`);

/** The field in which a text is being composed. */
let composing: EventTarget | null = null;

/** Remembers the field in which an input method is composing a text. */
export function noteComposition({type, target}: Event): void {
  composing = type === 'compositionstart' ? target : null;
}

/** Lets scripts that have just run know of a composition that began before them. */
export function repeatComposition(): void {
  composing?.dispatchEvent(
    new CompositionEvent('compositionstart', {bubbles: true}),
  );
}

/** Loads the first file of an element into the browser's cache, along with its scripts. */
function loadFirstFile(element: Element | null): void {
  const url = element?.getAttribute(FIRST_FILE);
  if (url) {
    fetch(url)
      // The cache keeps what is read to its end.
      .then((response) => response.arrayBuffer())
      // The scripts ask again, and say what fails.
      .catch(() => undefined);
  }
}

/** What starts with the scripts of an entry. */
export const entryPart = (
  name: string,
  scripts: PageScripts,
  urls: readonly string[],
): Part =>
  new Part({
    scripts,
    urls,
    onStart: () => loadFirstFile(elementOf(name)),
    onStarted: repeatComposition,
    // Without a network, another try would fail as well.
    onFailed: (isFirst) =>
      elementOf(name)?.toggleAttribute(
        START_FAILED,
        !isFirst || !navigator.onLine,
      ),
  });

/**
 * Starts the entries for an interface of the browser, where it has that interface.
 * @param apis - For each entry the property of `document` or `navigator`.
 */
export function startForApis(entries: Entries, apis: URLSearchParams): void {
  for (const [name, api] of apis) {
    if (api in document || api in navigator) {
      void entries[name]?.start();
    }
  }
}
