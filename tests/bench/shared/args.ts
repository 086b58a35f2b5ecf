/**
 * Parses a list option into names, in the order of all names. Default: all
 * names.
 * @throws Error that lists the valid names.
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
 * Parses a number option. Default: `fallback`.
 * @throws Error that describes the valid values.
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
