/**
 * The error that stops the build when a page uses a component wrongly: which
 * one, what is wrong and what to do, in one sentence.
 */
export function figureError(
  component: string,
  title: unknown,
  problem: string,
  remedy: string,
): Error {
  const name = hasText(title) ? `${component} "${title}"` : component;
  return new Error(`${name}: ${problem}; ${remedy}.`);
}

/** Whether a value is a string with something to read in it. */
export function hasText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
