/** The nearest element around the target of an event, itself included, that a selector matches. */
export const closest = <T extends Element>(
  target: EventTarget | null | undefined,
  selector: string,
): T | null => (target instanceof Element ? target.closest<T>(selector) : null);

/** Hears events before the page does. Returns what ends this. */
export function listen(
  types: readonly string[],
  listener: (event: Event) => void,
  passive = false,
): () => void {
  const ends = new AbortController();
  for (const type of types) {
    window.addEventListener(type, listener, {
      capture: true,
      passive,
      signal: ends.signal,
    });
  }
  return () => ends.abort();
}
