/** Time without a change before an announcement, in milliseconds. */
const PAUSE_MS = 400;

/** Creates a polite live region outside the root, which is inert behind the full-screen search. */
export function createLiveRegion(className: string) {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.className = className;
  document.body.append(region);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let text = '';
  let caution = '';
  let lastCaution = '';
  let changedMs = 0;

  function announceText() {
    const restMs = changedMs + PAUSE_MS - Date.now();
    timer = restMs > 0 ? setTimeout(announceText, restMs) : undefined;
    if (timer === undefined) {
      const isNew = caution !== '' && caution !== lastCaution;
      region.textContent = isNew ? `${text}. ${caution}` : text;
      lastCaution = caution;
    }
  }

  return {
    /** Announces a text when typing pauses, and a caution only once. An empty text clears the region immediately. */
    announce(nextText: string, nextCaution = '') {
      text = nextText;
      caution = nextCaution;
      changedMs = Date.now();
      if (text !== '') {
        timer ??= setTimeout(announceText, PAUSE_MS);
      } else if (region.textContent !== '') {
        region.textContent = '';
      }
    },
    remove() {
      clearTimeout(timer);
      region.remove();
    },
  };
}
