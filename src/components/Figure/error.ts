/**
 * The error that stops the build when a page uses a figure wrongly: which
 * figure, what is wrong and what to do, in one sentence.
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

/** Throws unless the figure has a title and a description. */
export function requireTexts(
  component: string,
  props: {readonly title?: unknown; readonly description?: unknown},
): void {
  if (!hasText(props.title)) {
    throw figureError(
      component,
      props.title,
      'the title is missing',
      'add title="..." that names what is drawn',
    );
  }
  if (!hasText(props.description)) {
    throw figureError(
      component,
      props.title,
      'the description is missing',
      'add description="..." that says in words what the figure shows',
    );
  }
}
