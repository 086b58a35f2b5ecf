/** Time for which a button shows if a copy succeeded, in ms. */
const TOLD_MS = 1000;

/** Attributes of a copy button: its accessible name after a copy, and after one that failed. */
export const COPIED_LABEL = 'data-copied-label';
const FAILED_LABEL = 'data-failed-label';

/** Returns the code of a block, which has an element for each line. */
const codeOf = (block: Element) =>
  Array.from(block.querySelector('code')!.children, (line) =>
    line.textContent.replace(/\n$/, ''),
  ).join('\n');

/** Copies a text on a page without a clipboard, which was not loaded securely. */
function copySelected(text: string): void {
  const focused = document.activeElement as HTMLElement | null;
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.focus();
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  focused?.focus();
  if (!isCopied) {
    throw new Error('The browser does not copy.');
  }
}

/** Copies a text. @throws if the browser does not allow it. */
async function copyText(text: string): Promise<void> {
  if (navigator.clipboard as Clipboard | undefined) {
    await navigator.clipboard.writeText(text);
  } else {
    copySelected(text);
  }
}

/** Copies the code around a button, and tells by the button whether it worked. */
export async function copyCode(button: HTMLElement): Promise<void> {
  let state = 'copied';
  try {
    await copyText(codeOf(button.closest('.theme-code-block')!));
  } catch {
    state = 'failed';
  }
  if (button.dataset.copyState) {
    return;
  }
  const label = button.getAttribute('aria-label')!;
  const told = state === 'copied' ? COPIED_LABEL : FAILED_LABEL;
  button.setAttribute('aria-label', button.getAttribute(told)!);
  button.dataset.copyState = state;
  setTimeout(() => {
    button.setAttribute('aria-label', label);
    delete button.dataset.copyState;
  }, TOLD_MS);
}
