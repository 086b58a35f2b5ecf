/**
 * Parts of a condition of a filter, as process files have it: column, comparison,
 * and value, with points between them. A backslash before a point keeps the
 * point in the text.
 */
export function conditionParts(condition: string): string[] {
  const parts = condition.match(/(?<=^|\.)(?:\\.|[^\\.])*/g) ?? [];
  return parts.map((part) => part.replace(/\\(.)/g, '$1'));
}
