/** How long a copy is confirmed, in ms. */
const CONFIRMED_MS = 1000;

/** Attribute of a copy button: its accessible name after a copy. */
export const COPY = 'data-copied-label';

/** The code of a block: an element for each line. */
const codeOf = (block: Element) =>
  Array.from(block.querySelector('code')!.children, (line) =>
    line.textContent.replace(/\n$/, ''),
  ).join('\n');

/** Copies where the page has no clipboard, because it was not loaded securely. */
function copySelected(text: string): void {
  const focused = document.activeElement as HTMLElement | null;
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.focus();
  field.select();
  document.execCommand('copy');
  field.remove();
  focused?.focus();
}

/** Copies the code around a button, and confirms it in the name of the button. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const code = codeOf(button.closest('.theme-code-block')!);
  if (navigator.clipboard as Clipboard | undefined) {
    await navigator.clipboard.writeText(code);
  } else {
    copySelected(code);
  }
  const copied = button.getAttribute(COPY);
  if (button.getAttribute('aria-label') === copied) {
    return;
  }
  const label = button.getAttribute('aria-label')!;
  button.setAttribute('aria-label', copied!);
  button.toggleAttribute('data-copied', true);
  setTimeout(() => {
    button.setAttribute('aria-label', label);
    button.toggleAttribute('data-copied', false);
  }, CONFIRMED_MS);
}
