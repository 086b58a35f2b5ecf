/**
 * Splits a filter condition from a process file into its parts: column,
 * comparison, and value, separated by points. A point after a backslash belongs
 * to the text.
 */
export function conditionParts(condition: string): string[] {
  const parts = condition.match(/(?<=^|\.)(?:\\.|[^\\.])*/g) ?? [];
  return parts.map((part) => part.replace(/\\(.)/g, '$1'));
}
