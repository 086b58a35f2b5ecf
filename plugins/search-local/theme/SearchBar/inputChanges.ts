type Props = Readonly<Record<string, unknown>>;

/**
 * Finds the properties of an input that have changed: autocomplete-js sets all
 * of them with each change of its state, which costs a few milliseconds a key.
 */
export class InputChanges {
  private readonly last = new WeakMap<HTMLInputElement, Props>();

  /** Those properties that are others than the last time; all of them at first. */
  of(props: Props, input: HTMLInputElement): Props {
    const last = this.last.get(input);
    this.last.set(input, props);
    return last === undefined
      ? props
      : Object.fromEntries(
          Object.entries(props).filter(([name, value]) =>
            name === 'value' ? value !== input.value : value !== last[name],
          ),
        );
  }
}
