/**
 * The names of a list option, in the order of all names; all without the option.
 * @throws Error that lists the names.
 */
export function namesOf<Name extends string>(
  option: string,
  text: string | undefined,
  all: readonly Name[],
): readonly Name[] {
  const wanted = text?.split(',').map((name) => name.trim()) ?? all;
  const unknown = wanted.find((name) => !all.some((known) => known === name));
  if (unknown !== undefined) {
    throw new Error(
      `--${option} has no '${unknown}'. Name some of these, separated by commas: ${all.join(', ')}.`,
    );
  }
  return all.filter((name) => wanted.includes(name));
}

/**
 * The number of an option, or `fallback` without the option.
 * @throws Error that says what the option accepts.
 */
export function countOf(
  option: string,
  text: string | undefined,
  fallback: number,
): number {
  if (text !== undefined && !/^[1-9]\d*$/.test(text)) {
    throw new Error(
      `--${option} must be a whole number from 1, and is '${text}'.`,
    );
  }
  return text === undefined ? fallback : Number(text);
}
