import {wrongEntryText} from './texts';

/**
 * Returns the name of the first invalid entry with a hint, or undefined if all
 * entries are valid.
 */
export function wrongEntry(box: Element): string | undefined {
  const wrong = box.querySelector<HTMLInputElement>('input:invalid');
  if (!wrong) {
    return undefined;
  }
  const name =
    wrong.getAttribute('aria-label') ?? wrong.labels?.[0]?.textContent ?? '';
  const [hint = ''] = (wrong.getAttribute('aria-describedby') ?? '').split(' ');
  return wrongEntryText(name, document.getElementById(hint)?.textContent ?? '');
}
