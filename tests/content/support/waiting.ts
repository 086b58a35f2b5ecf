/**
 * Folders of operators whose comparisons and empty defaults are checked once
 * their texts are edited. Remove a folder when the checks pass for it.
 */
const WAITING = [
  'operators/blending/',
  'operators/cleansing/',
  'operators/scoring/',
];

/** Whether a page, by its doc id, is in a folder that is not checked yet. */
export function isWaiting(id: string): boolean {
  return WAITING.some((folder) => id.startsWith(folder));
}
