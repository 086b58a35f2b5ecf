import {closest} from './closest';
import {entryOf, isField} from './fields';
import {followShortcut} from './shortcuts';

/** Attribute of an element whose gesture waits, for style sheets. */
const HELD = 'data-held';

/** What a reader can operate. */
const CONTROLS =
  'a, area, button, input, label, option, select, summary, textarea, audio, video, [role="button"], [contenteditable]';

/** Controls that the browser operates by itself. A link to nowhere is a button of the page. */
const NATIVE = [
  'a[href]:not([href="#"], [role="button"])',
  'area, label, option, select, summary, textarea, audio, video, [contenteditable]',
  'input:not([type="button"], [type="checkbox"], [type="image"], [type="radio"], [type="reset"])',
].join();

/**
 * The control that a click is for, if it needs the scripts of the page. The
 * button of a form does not: what the form then does is a separate event.
 */
export function scriptedControl(
  target: EventTarget | null,
): HTMLElement | null {
  const control = closest<HTMLElement>(target, CONTROLS);
  const isOfForm =
    control instanceof HTMLButtonElement &&
    control.type === 'submit' &&
    control.form !== null;
  return isOfForm || control?.matches(NATIVE) ? null : control;
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

/** Runs functions one after another, each in its own task: it can change what the next one finds. */
function inTurn([first, ...others]: readonly (() => void)[]): void {
  if (first) {
    first();
    setTimeout(() => inTurn(others));
  }
}

/**
 * Gestures that the browser does nothing about, and what was entered into
 * fields, until the scripts that need them have started. Of several on one
 * element the last is kept: a button pressed twice is pressed once.
 */
export class HeldGestures {
  private readonly gestures = new Map<Element, () => void>();

  /** @param plain - Selector of controls that work without the scripts of the page. */
  constructor(private readonly plain: string) {}

  /** Whether an element belongs to a control that works without the scripts of the page. */
  isPlain(target?: EventTarget | null): boolean {
    return this.plain !== '' && closest(target, this.plain) !== null;
  }

  get isEmpty(): boolean {
    return this.gestures.size === 0;
  }

  private keep(element: Element, again: () => void): void {
    this.gestures.delete(element);
    this.gestures.set(element, again);
  }

  private hold(event: Event, element: Element, again: () => void): void {
    event.preventDefault();
    event.stopPropagation();
    element.setAttribute(HELD, '');
    this.keep(element, () => {
      element.removeAttribute(HELD);
      again();
    });
  }

  private press(event: Event, control: HTMLElement): void {
    this.hold(event, control, () => control.click());
  }

  private click(event: Event): void {
    const control = scriptedControl(event.target);
    if (control && !this.isPlain(control)) {
      focusCommanded(control);
      this.press(event, control);
    }
  }

  private submit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    this.hold(event, form, () => form.requestSubmit(event.submitter));
  }

  private key(event: KeyboardEvent): void {
    const button = followShortcut(event);
    if (button) {
      this.press(event, button);
    }
  }

  /** Holds an event if the browser alone would do nothing about it, and what a field contains after it. Returns whether it did. */
  take(event: Event): boolean {
    const {type, target, defaultPrevented} = event;
    const {size} = this.gestures;
    if (defaultPrevented) {
      return false;
    }
    if (type === 'click') {
      this.click(event);
    } else if (type === 'submit') {
      this.submit(event as SubmitEvent);
    } else if (type === 'keydown') {
      this.key(event as KeyboardEvent);
    } else if (isField(target)) {
      this.keep(target, entryOf(target));
    }
    return this.gestures.size > size;
  }

  /** Carries out what was held: with the page if it has started, otherwise as far as the browser can. */
  release(): void {
    const gestures = [...this.gestures.values()];
    this.gestures.clear();
    inTurn(gestures);
  }
}
