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
