import type {Row} from './rows';

/**
 * The rows for a better answer while a reader points at a row or has moved to
 * one: those that are shown keep their places, with the better texts, and new
 * pages follow them. What is no longer found stays until the next key.
 */
export function keepPlaces(shown: readonly Row[], next: readonly Row[]): Row[] {
  const better = new Map(next.map((row) => [row.key, row]));
  const kept = shown.map((row) => better.get(row.key) ?? row);
  if (shown.at(-1)?.kind === 'all') {
    return kept;
  }
  const keys = new Set(shown.map(({key}) => key));
  let isNew = false;
  const added = next.filter((row) => {
    // A section comes with its page.
    isNew = row.kind === 'section' ? isNew : !keys.has(row.key);
    return isNew;
  });
  return [...kept, ...added];
}
