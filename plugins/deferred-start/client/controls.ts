/** What a reader can operate. */
const CONTROLS =
  'a, area, button, input, label, option, select, summary, textarea, audio, video, [tabindex], [role="button"], [contenteditable]';

/** Controls that the browser operates by itself; a link to nowhere is a button of the page. */
const NATIVE = [
  'a[href]:not([href="#"], [role="button"])',
  'area, label, option, select, summary, textarea, audio, video, [contenteditable]',
  'input:not([type="button"], [type="checkbox"], [type="image"], [type="radio"], [type="reset"])',
].join();

/** Fields in which a reader writes. */
const FIELDS = 'input, textarea, select, [contenteditable]';

const near = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest(selector) : null;

/** Whether a target is a field in which a reader writes. */
export const isField = (target: EventTarget | null): boolean =>
  near(target, FIELDS) !== null;

/**
 * The control that a click is for, if it needs the scripts of the page. The
 * button of a form does not: what the form then does is an event of its own.
 */
export function scriptedControl(target: EventTarget | null): Element | null {
  const control = near(target, CONTROLS);
  const isOfForm =
    control instanceof HTMLButtonElement &&
    control.type === 'submit' &&
    control.form !== null;
  return isOfForm || control?.matches(NATIVE) ? null : control;
}

/** Whether an element takes room on the page. */
export const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0;
