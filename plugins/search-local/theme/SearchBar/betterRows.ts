import type {PanelOption} from './options';

/** Options in groups: a page with its sections, or one other option. */
function groups(options: readonly PanelOption[]): PanelOption[][] {
  const all: PanelOption[][] = [];
  for (const option of options) {
    if (option.kind === 'section') {
      all.at(-1)?.push(option);
    } else {
      all.push([option]);
    }
  }
  return all;
}

/**
 * The rows for a better answer while a reader points at a row or has moved to
 * one: those that are shown keep their places, with the better texts, and new
 * pages follow them. What is no longer found stays until the next key.
 */
export function keepPlaces(
  shown: readonly PanelOption[],
  next: readonly PanelOption[],
): PanelOption[] {
  const better = new Map(next.map((option) => [option.key, option]));
  const kept = shown.map((option) => better.get(option.key) ?? option);
  const isFull = shown.at(-1)?.kind === 'all';
  const keys = new Set(shown.map(({key}) => key));
  const added = isFull
    ? []
    : groups(next).filter(([first]) => !keys.has(first!.key));
  return [...kept, ...added.flat()];
}
