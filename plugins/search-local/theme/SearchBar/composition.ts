/**
 * Watches for texts that are composed in a field, as an input method does, until
 * a signal ends this. Returns what waits while a text is being composed, so that
 * nothing of it is lost or doubled.
 */
export function watchComposition(
  field: HTMLElement,
  signal: AbortSignal,
): () => Promise<void> {
  let isComposing = false;
  for (const type of ['compositionstart', 'compositionend']) {
    field.addEventListener(
      type,
      () => {
        isComposing = type === 'compositionstart';
      },
      {signal},
    );
  }
  return async () => {
    while (isComposing) {
      await new Promise((resolve) => {
        field.addEventListener('compositionend', () => setTimeout(resolve), {
          once: true,
        });
      });
    }
  };
}
