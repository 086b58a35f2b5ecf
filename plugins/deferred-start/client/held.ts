import {isField, scriptedControl} from './controls';
import {rememberPlace} from './place';
import {followShortcut} from './shortcuts';

/** Attribute of an element whose gesture waits, for style sheets. */
const HELD = 'data-held';

/** Keys that do nothing on a control by themselves. */
const SILENT_KEYS = /^(?:Tab|Shift|Control|Alt|Meta|F\d+)$/;

/** A new event with all that another says. */
function copyOf<E extends Event>(event: E): E {
  const Type = event.constructor as new (type: string, init: E) => E;
  return new Type(event.type, event);
}

/** Puts the cursor at once into the field that a button names by `commandfor`: keys may follow. */
function focusCommanded(control: Element): void {
  const field = document.getElementById(
    control.getAttribute('commandfor') ?? '',
  );
  if (isField(field)) {
    field?.focus();
  }
}

/**
 * Gestures that the browser does nothing about, kept until the page can carry
 * them out. Of several on one element the last is kept: who presses a button
 * twice because nothing happens wants it pressed once.
 */
export class HeldGestures {
  /** @param plain - Selector of controls that the page operates before it has started. */
  constructor(private readonly plain = '') {}

  private readonly gestures = new Map<Element, () => void>();

  private hold(event: Event, element: Element, again: () => void): void {
    event.preventDefault();
    event.stopPropagation();
    element.setAttribute(HELD, '');
    this.gestures.delete(element);
    this.gestures.set(element, again);
  }

  private holdEvent(event: Event, element: Element): void {
    const find = rememberPlace(element);
    this.hold(event, element, () => {
      const current = find();
      if (current instanceof HTMLElement && event.type === 'keydown') {
        current.focus({preventScroll: true});
      }
      current?.dispatchEvent(copyOf(event));
    });
  }

  private click(event: Event): void {
    const control = scriptedControl(event.target);
    if (control) {
      focusCommanded(control);
      this.holdEvent(event, control);
    }
  }

  private submit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    const findForm = rememberPlace(form);
    const findButton = event.submitter && rememberPlace(event.submitter);
    this.hold(event, form, () => {
      findForm()?.requestSubmit(findButton?.());
    });
  }

  private key(event: KeyboardEvent): void {
    const {target, key, ctrlKey, metaKey, altKey} = event;
    const shortcut = followShortcut(event);
    if (shortcut === 'done') {
      return;
    }
    if (shortcut instanceof HTMLElement) {
      const find = rememberPlace(shortcut);
      this.hold(event, shortcut, () => find()?.click());
      return;
    }
    const isForWidget =
      target instanceof Element &&
      scriptedControl(target) === target &&
      !target.matches('a, button, input') &&
      !(ctrlKey || metaKey || altKey || SILENT_KEYS.test(key));
    if (shortcut === 'held' || isForWidget) {
      this.holdEvent(event, target as Element);
    }
  }

  private isPlain({type, target}: Event): boolean {
    return (
      type !== 'submit' &&
      this.plain !== '' &&
      target instanceof Element &&
      target.closest(this.plain) !== null
    );
  }

  /** Holds an event if the browser alone would do nothing about it. */
  take(event: Event): void {
    if (event.defaultPrevented || this.isPlain(event)) {
      return;
    }
    if (event.type === 'click') {
      this.click(event);
    } else if (event.type === 'submit') {
      this.submit(event as SubmitEvent);
    } else if (event.type === 'keydown') {
      this.key(event as KeyboardEvent);
    }
  }

  /**
   * What carries the gestures out, each for a task of its own: by the page if
   * it has started, else by the browser as far as it can.
   */
  release(): (() => void)[] {
    const gestures = [...this.gestures];
    this.gestures.clear();
    return gestures.map(([element, again]) => () => {
      element.removeAttribute(HELD);
      again();
    });
  }
}
