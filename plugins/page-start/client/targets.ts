/** Fields that a reader types into or chooses from. */
const FIELDS =
  'textarea, select, [contenteditable], input:not([type="button"], [type="submit"], [type="reset"])';

/** Elements that a reader can press. */
const CONTROLS =
  'a, area, button, input, label, select, summary, textarea, audio, video, [role="button"], [role="tab"]';

/** Controls that work without scripts. A link with the role of a button does not. */
const NATIVE =
  'a[href]:not([href="#"], [role="button"]), area, input, label, select, summary, textarea, audio, video';

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Returns the place of an element as indexes of children, from the body down. React may replace the element. */
export function pathOf(element: Element): number[] {
  const {parentElement} = element;
  return parentElement && element !== document.body
    ? [
        ...pathOf(parentElement),
        Array.from(parentElement.children).indexOf(element),
      ]
    : [];
}

/** Returns the element at a place. */
export const elementAt = (path: readonly number[]): HTMLElement | undefined =>
  path.reduce<Element | undefined>(
    (element, at) => element?.children[at],
    document.body,
  ) as HTMLElement | undefined;

/** Returns true for a field, the search box included. */
export const isField = (target: EventTarget | null): boolean =>
  closest(target, FIELDS) !== null;

/**
 * Returns the control around the target of a click if only scripts can make it
 * work. The button of a form is none: the form itself is sent.
 */
export function scriptedControl(
  target: EventTarget | null,
): HTMLElement | null {
  const control = closest(target, CONTROLS);
  const sendsForm =
    control instanceof HTMLButtonElement &&
    control.type === 'submit' &&
    control.form !== null;
  return sendsForm || control?.matches(NATIVE) ? null : control;
}

/** Returns the field whose `aria-keyshortcuts` names a key pressed outside of fields. */
export function shortcutField({
  key,
  ctrlKey,
  metaKey,
  altKey,
  target,
}: KeyboardEvent): HTMLElement | undefined {
  const keys = [
    ctrlKey && 'Control',
    metaKey && 'Meta',
    altKey && 'Alt',
    key.toUpperCase(),
  ];
  const shortcut = keys.filter(Boolean).join('+');
  const fields = document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]');
  return isField(target)
    ? undefined
    : Array.from(fields).find((field) =>
        field.getAttribute('aria-keyshortcuts')!.split(' ').includes(shortcut),
      );
}
