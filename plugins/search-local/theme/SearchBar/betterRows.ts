import type {PanelRow} from './rows';

/**
 * The rows for a better answer while a reader points at a row or has moved to
 * one: those that are shown keep their places, with the better texts, and new
 * pages follow them. What is no longer found stays until the next key.
 */
export function keepPlaces(
  shown: readonly PanelRow[],
  next: readonly PanelRow[],
): PanelRow[] {
  const better = new Map(next.map((option) => [option.key, option]));
  const kept = shown.map((option) => better.get(option.key) ?? option);
  if (shown.at(-1)?.kind === 'all') {
    return kept;
  }
  const keys = new Set(shown.map(({key}) => key));
  let isNew = false;
  const added = next.filter((option) => {
    // A section comes with its page.
    isNew = option.kind === 'section' ? isNew : !keys.has(option.key);
    return isNew;
  });
  return [...kept, ...added];
}
