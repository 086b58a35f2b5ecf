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

/** Returns the elements that look like a control, itself included. */
const twinsOf = (control: HTMLElement) =>
  [...document.querySelectorAll<HTMLElement>(control.tagName)].filter(
    ({textContent, ariaLabel}) =>
      textContent === control.textContent && ariaLabel === control.ariaLabel,
  );

/** Returns a function that finds a control again, also if React has replaced it by another element. */
export function finderOf(control: HTMLElement): () => HTMLElement | undefined {
  const at = twinsOf(control).indexOf(control);
  return () => {
    const twins = twinsOf(control);
    return twins[at] ?? twins.at(-1);
  };
}

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

/** Returns the field whose `aria-keyshortcuts` names a key pressed outside of fields and dialogs. */
export function shortcutField({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  target,
}: KeyboardEvent): HTMLElement | undefined {
  const keys = [
    ctrlKey && 'Control',
    metaKey && 'Meta',
    altKey && 'Alt',
    // On a keyboard of another script, the Latin letter of the key.
    key < '\x80' ? key.toUpperCase() : code.replace('Key', ''),
  ];
  const shortcut = keys.filter(Boolean).join('+');
  const fields = document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]');
  return isField(target) || document.querySelector('dialog[open]')
    ? undefined
    : Array.from(fields).find((field) =>
        field.getAttribute('aria-keyshortcuts')!.split(' ').includes(shortcut),
      );
}
