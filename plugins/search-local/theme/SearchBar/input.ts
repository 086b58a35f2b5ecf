/** Watches an input method in a field. Returns what waits while it composes text, so that nothing is lost or doubled. */
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

/** The input of the search box, which is on the page once where the box is, and full screen where it is open. */
const inputOf = () => document.querySelector<HTMLInputElement>('.aa-Input');

/** Opens the search where it is a button; returns whether it is. */
function openFullScreen(container: HTMLElement): boolean {
  const button = container.querySelector<HTMLElement>(
    '.aa-DetachedSearchButton',
  );
  button?.click();
  return Boolean(button);
}

/** Puts the cursor into the box of a container, or presses the button that opens it on narrow screens. */
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
    // The cursor has no place in a text that autocomplete-js sets after a timer.
    input.value = value;
    input.focus({preventScroll: true});
    input.setSelectionRange(selectionStart, selectionEnd);
  }
}
