/**
 * Attribute of a field in which a text is being composed, as an input method
 * does; deferred-start sets it before any other script runs.
 */
const COMPOSING = 'data-composing';

/** Marks the field of an event while a text is composed in it. */
export function markComposition({type, target}: Event): void {
  (target as Element).toggleAttribute(COMPOSING, type === 'compositionstart');
}

/** Resolves while no text is being composed in a field, so that nothing of it is lost or doubled. */
export async function compositionEnd(field: HTMLElement): Promise<void> {
  while (field.hasAttribute(COMPOSING)) {
    await new Promise((resolve) => {
      field.addEventListener('compositionend', () => setTimeout(resolve), {
        once: true,
      });
    });
  }
}
