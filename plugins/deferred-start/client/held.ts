import {closest} from './events';
import {entryOf, isField} from './fields';
import {followShortcut} from './shortcuts';

/** Attribute of an element whose gesture waits, and of the root once one does, for style sheets. */
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

/** Whether an element belongs to a control that works without the scripts of the page. */
export const isPlain = (target?: EventTarget | null): boolean =>
  closest(target, '[data-plain]') !== null;

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
  return isOfForm || control?.matches(NATIVE) || isPlain(control)
    ? null
    : control;
}

/**
 * Gestures that the browser does nothing about, and what was entered into
 * fields, until the scripts that need them have started. Of several on one
 * element the last is kept: a button pressed twice is pressed once.
 */
export class HeldGestures {
  private readonly gestures = new Map<Element, () => void>();

  get isEmpty(): boolean {
    return this.gestures.size === 0;
  }

  private keep(element: Element, again: () => void): boolean {
    this.gestures.delete(element);
    this.gestures.set(element, again);
    return true;
  }

  private hold(event: Event, element: Element, again: () => void): boolean {
    event.preventDefault();
    event.stopPropagation();
    element.setAttribute(HELD, '');
    document.documentElement.setAttribute(HELD, '');
    return this.keep(element, () => {
      element.removeAttribute(HELD);
      again();
    });
  }

  private click(event: Event): boolean {
    const control = scriptedControl(event.target);
    // The cursor is in the field of the control at once, because keys may follow.
    const field = control?.getAttribute('commandfor');
    document.getElementById(field ?? '')?.focus();
    return control !== null && this.hold(event, control, () => control.click());
  }

  /** Holds an event if the browser alone would do nothing about it, and what a field contains after it. Returns whether it did. */
  take(event: Event): boolean {
    const {type, target, defaultPrevented} = event;
    if (defaultPrevented) {
      return false;
    }
    switch (type) {
      case 'click':
        return this.click(event);
      case 'keydown':
        followShortcut(event as KeyboardEvent);
        return false;
      case 'submit': {
        const form = target as HTMLFormElement;
        const {submitter} = event as SubmitEvent;
        return this.hold(event, form, () => form.requestSubmit(submitter));
      }
      default:
        return isField(target) && this.keep(target, entryOf(target));
    }
  }

  /** Carries out what was held: with the page if it has started, otherwise as far as the browser can. */
  release(): void {
    for (const again of this.gestures.values()) {
      // In its own task, because it can change what the next one finds.
      setTimeout(again);
    }
    this.gestures.clear();
  }
}
