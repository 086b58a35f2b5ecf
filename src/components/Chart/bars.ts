/** Share of the distance between neighbours that their bars take together. */
const FILL = 0.72;

/** Largest width of a bar in px. */
const WIDEST = 56;

/** Where a bar stands relative to its x, in px. */
export type BarSlot = {
  readonly offset: number;
  readonly width: number;
};

/**
 * Places the bars of `count` series side by side, `unit` px being the distance
 * between neighbours.
 */
export function barSlots(count: number, unit: number): BarSlot[] {
  const width = Math.max(1, Math.min(WIDEST, (unit * FILL) / count));
  return Array.from({length: count}, (_, index) => ({
    offset: (index - count / 2) * width,
    width: count > 1 && width > 6 ? width - 2 : width,
  }));
}
