/** The nearest element around the target of an event, itself included, that a selector matches. */
export const closest = <T extends Element>(
  target: EventTarget | null | undefined,
  selector: string,
): T | null => (target instanceof Element ? target.closest<T>(selector) : null);
