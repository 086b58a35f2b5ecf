import {rememberPlace} from './place';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a reader has entered, and from where to where text is selected. */
type Entry = {
  readonly find: () => Field | null;
  readonly value: string;
  readonly selection: readonly [number, number] | undefined;
};

const isFieldElement = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** The selection of a text field; undefined for fields that have none. */
function selectionOf(field: Field): readonly [number, number] | undefined {
  if (field instanceof HTMLSelectElement) {
    return undefined;
  }
  const {selectionStart, selectionEnd} = field;
  return selectionStart === null || selectionEnd === null
    ? undefined
    : [selectionStart, selectionEnd];
}

/** Sets a value past those who watch the property of the element itself, as React does. */
function setUnwatched(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(
    Object.getPrototypeOf(field) as object,
    'value',
  )?.set?.call(field, value);
}

/** Enters a value as if the reader did it now. */
function enter(field: Field, {value, selection}: Entry): void {
  const kept = field.value === value ? selectionOf(field) : selection;
  // Those who watch take note of this value, and so of the next as a change.
  field.value = '';
  setUnwatched(field, value);
  if (kept && !(field instanceof HTMLSelectElement)) {
    field.setSelectionRange(...kept);
  }
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, {bubbles: true}));
}

/** Keeps what a reader enters before the page has started: a page that starts may empty its fields. */
export class KeptFields {
  private readonly entries = new Map<Field, Entry>();

  /** Keeps the value of the field that an event of the type `input` or `change` is about. */
  keep({target}: Event): void {
    if (isFieldElement(target) && !/^(?:checkbox|radio)$/.test(target.type)) {
      this.entries.set(target, {
        find: this.entries.get(target)?.find ?? rememberPlace(target),
        value: target.value,
        selection: selectionOf(target),
      });
    }
  }

  /** What enters the kept values again, each for a task of its own: it may change what the next finds. */
  release(): (() => void)[] {
    const entries = [...this.entries.values()];
    this.entries.clear();
    return entries.map((entry) => () => {
      const field = entry.find();
      if (field) {
        enter(field, entry);
      }
    });
  }
}
