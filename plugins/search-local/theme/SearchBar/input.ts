/** Watches the input method of a field. Returns a function that waits until no text is composed, so that no text is lost or doubled. */
export function watchComposition(
  field: HTMLElement,
  signal: AbortSignal,
): () => Promise<void> {
  let isComposing = false;
  for (const type of ['compositionstart', 'compositionend']) {
    field.addEventListener(
      type,
      () => {
        isComposing = type === 'compositionstart';
      },
      {signal},
    );
  }
  return async () => {
    while (isComposing) {
      await new Promise((resolve) => {
        field.addEventListener('compositionend', () => setTimeout(resolve), {
          once: true,
        });
      });
    }
  };
}

/** Returns the input of the search box. */
const inputOf = () => document.querySelector<HTMLInputElement>('.aa-Input');

/** Opens the full-screen search. Returns true if the layout has it. */
function openFullScreen(container: HTMLElement): boolean {
  const button = container.querySelector<HTMLElement>(
    '.aa-DetachedSearchButton',
  );
  button?.click();
  return Boolean(button);
}

/** Focuses the search box in a container, or opens the full-screen search. */
export function enter(container: HTMLElement): void {
  if (!openFullScreen(container)) {
    const input = inputOf();
    if (input !== document.activeElement) {
      input?.focus({preventScroll: true});
      input?.select();
    }
  }
}

/** Moves the cursor from the placeholder to the box. */
export function takeCursor(
  placeholder: HTMLInputElement,
  container: HTMLElement,
): void {
  if (placeholder !== document.activeElement) {
    return;
  }
  openFullScreen(container);
  const input = inputOf();
  if (input) {
    const {value, selectionStart, selectionEnd} = placeholder;
    // autocomplete-js sets the text after a timer, but the selection needs it now.
    input.value = value;
    input.focus({preventScroll: true});
    input.setSelectionRange(selectionStart, selectionEnd);
  }
}
