type Modifiers = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Presses Enter in an input. */
export function pressEnter(
  input: HTMLElement | null,
  modifiers: Partial<Modifiers> = {},
): void {
  input?.dispatchEvent(
    new KeyboardEvent('keydown', {
      ...modifiers,
      key: 'Enter',
      bubbles: true,
      cancelable: true,
    }),
  );
}

/**
 * Enter that was pressed before its answer had come: it waits for the answer,
 * so that it never opens a result of an earlier query.
 */
export class HeldEnter {
  private modifiers?: Modifiers;

  /** Whether a press waits for its answer. */
  get isHeld(): boolean {
    return this.modifiers !== undefined;
  }

  /** Keeps a press for later. */
  hold({ctrlKey, metaKey, shiftKey}: Modifiers): void {
    this.modifiers = {ctrlKey, metaKey, shiftKey};
  }

  /** Forgets a press, as the reader has gone on typing. */
  drop(): void {
    this.modifiers = undefined;
  }

  /** Presses Enter in an input now, if a press was kept. */
  release(input: HTMLElement | null): void {
    const {modifiers} = this;
    this.modifiers = undefined;
    if (modifiers) {
      pressEnter(input, modifiers);
    }
  }
}
