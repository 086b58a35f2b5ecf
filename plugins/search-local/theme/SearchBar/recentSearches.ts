import type {createStorageSlot} from '@docusaurus/theme-common';

type Slot = Pick<ReturnType<typeof createStorageSlot>, 'get' | 'set' | 'del'>;

/** Maximum number of recent searches. */
export const MAX_RECENTS = 5;

/** Store of recent searches. */
export type RecentSearches = ReturnType<typeof recentSearches>;

/** Parses stored searches. Invalid data is an empty list. */
function parse(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value)
      ? value.filter((query) => typeof query === 'string').slice(0, MAX_RECENTS)
      : [];
  } catch {
    return [];
  }
}

/** Stores recent searches in a slot of the browser's storage. */
export function recentSearches(slot: Slot) {
  const list = (): readonly string[] => parse(slot.get());
  return {
    list,
    /** Moves or adds a query to the start. Ignores an empty query. */
    add(query: string) {
      const added = query.trim();
      if (added !== '') {
        const others = list().filter(
          (other) => other.toLowerCase() !== added.toLowerCase(),
        );
        slot.set(JSON.stringify([added, ...others].slice(0, MAX_RECENTS)));
      }
    },
    clear: () => slot.del(),
  };
}
