/** Milliseconds without a change after which a screen reader is told. */
const PAUSE_MS = 400;

/** Tells screen readers what has come of a search. */
export type LiveRegion = {
  /** Says a text once typing pauses; an empty one silences at once. */
  readonly announce: (text: string) => void;
  readonly remove: () => void;
};

/**
 * A polite live region at the end of the page: outside of the page's root,
 * which is inert while the search fills the screen.
 */
export function createLiveRegion(className: string): LiveRegion {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.className = className;
  document.body.append(region);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    announce(text) {
      clearTimeout(timer);
      if (text === '') {
        region.textContent = '';
      } else {
        timer = setTimeout(() => {
          region.textContent = text;
        }, PAUSE_MS);
      }
    },
    remove() {
      clearTimeout(timer);
      region.remove();
    },
  };
}
