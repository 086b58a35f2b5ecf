/** Milliseconds without a change after which a screen reader is told. */
const PAUSE_MS = 400;

/** A polite live region at the end of the page, outside of the root, which is inert while the search fills the screen. */
export function createLiveRegion(className: string) {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.className = className;
  document.body.append(region);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted = '';
  let caution = '';
  let saidCaution = '';
  let wantedAtMs = 0;

  function say() {
    const restMs = wantedAtMs + PAUSE_MS - Date.now();
    timer = restMs > 0 ? setTimeout(say, restMs) : undefined;
    if (timer === undefined) {
      const isNew = caution !== '' && caution !== saidCaution;
      region.textContent = isNew ? `${wanted}. ${caution}` : wanted;
      saidCaution = caution;
    }
  }

  return {
    /** Says a text once typing pauses, a caution only the first time; an empty text silences at once. */
    announce(text: string, beware = '') {
      wanted = text;
      caution = beware;
      wantedAtMs = Date.now();
      if (text === '' && region.textContent !== '') {
        region.textContent = '';
      }
      // One timer for many keys, as setting one takes longer than all else here.
      if (text !== '') {
        timer ??= setTimeout(say, PAUSE_MS);
      }
    },
    remove() {
      clearTimeout(timer);
      region.remove();
    },
  };
}
