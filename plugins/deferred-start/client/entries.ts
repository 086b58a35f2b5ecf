import {
  FIRST_FILE,
  OWN_START,
  START_FAILED,
} from '../../search-local/shared/constants';
import {closest} from './events';
import {Part} from './part';

/** Name of the entry that an element belongs to, if it starts on its own. */
export const entryNameOf = (target: EventTarget | null): string | undefined =>
  closest(target, `[${OWN_START}]`)?.getAttribute(OWN_START) ?? undefined;

const elementOf = (name: string) =>
  document.querySelector(`[${OWN_START}="${name}"]`);

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
export const entryPart = (name: string, urls: readonly string[]): Part =>
  new Part({
    urls,
    onStart: () => loadFirstFile(elementOf(name)),
    // Without a network, another try would fail as well.
    onFailed: (isFirst) =>
      elementOf(name)?.toggleAttribute(
        START_FAILED,
        !isFirst || !navigator.onLine,
      ),
  });
