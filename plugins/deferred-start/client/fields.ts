type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether a target is a field in which a reader writes or chooses. */
export const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element &&
  target.matches(
    'textarea, select, input:not([type="checkbox"], [type="radio"])',
  );

/** Sets a value past those who watch the property of the element, as React does. */
function setUnwatched(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/** Keeps what a field contains, and returns what enters it again as if the reader did it then: a page that starts can empty its fields. */
export function entryOf(field: Field): () => void {
  const {value} = field;
  const isText = !(field instanceof HTMLSelectElement);
  const [start, end] = isText ? [field.selectionStart, field.selectionEnd] : [];
  return () => {
    // Watchers see this value, and so the next one as a change.
    field.value = '';
    setUnwatched(field, value);
    if (isText && typeof start === 'number') {
      field.setSelectionRange(start, end!);
    }
    const type = isText ? 'input' : 'change';
    field.dispatchEvent(new Event(type, {bubbles: true}));
  };
}
