import type {createStorageSlot} from '@docusaurus/theme-common';

type Slot = Pick<ReturnType<typeof createStorageSlot>, 'get' | 'set' | 'del'>;

export const MAX_RECENTS = 5;

export type RecentSearches = ReturnType<typeof recentSearches>;

/** Reads what was stored; anything that is no list of texts counts as empty. */
function parse(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value)
      ? value.filter((each) => typeof each === 'string').slice(0, MAX_RECENTS)
      : [];
  } catch {
    return [];
  }
}

/** Keeps recent searches in a slot of the browser's storage. */
export function recentSearches(slot: Slot) {
  const list = (): readonly string[] => parse(slot.get());
  return {
    list,
    /** Puts a query first; an empty one is left out, one that is there moves. */
    add(query: string) {
      const added = query.trim();
      if (added !== '') {
        const others = list().filter(
          (each) => each.toLowerCase() !== added.toLowerCase(),
        );
        slot.set(JSON.stringify([added, ...others].slice(0, MAX_RECENTS)));
      }
    },
    clear: () => slot.del(),
  };
}
