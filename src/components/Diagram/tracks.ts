/** Places of the columns or the rows of a grid along one axis, in px. */
export type Tracks = {
  /** Middle of a whole or half track. */
  readonly center: (at: number) => number;
  /** Size of a whole track, or of the larger neighbour of a half one. */
  readonly size: (at: number) => number;
  /** Middles of the gaps between neighbouring tracks. */
  readonly gapCenters: readonly number[];
};

/** Lays tracks of the given sizes one after the other with gaps between. */
export function layTracks(
  sizes: readonly number[],
  gaps: readonly number[],
): Tracks {
  const starts: number[] = [];
  let next = 0;
  sizes.forEach((size, index) => {
    starts.push(next);
    next += size + (gaps[index] ?? 0);
  });
  const size = (at: number) =>
    Math.max(sizes[Math.floor(at)] ?? 0, sizes[Math.ceil(at)] ?? 0);
  const wholeCenter = (at: number) => (starts[at] ?? 0) + (sizes[at] ?? 0) / 2;
  return {
    size,
    center: (at) =>
      (wholeCenter(Math.floor(at)) + wholeCenter(Math.ceil(at))) / 2,
    gapCenters: starts
      .slice(1)
      .map((start, index) => start - (gaps[index] ?? 0) / 2),
  };
}

/**
 * Shares `available` px between tracks: all of one size of at most `most` px,
 * except those that need more than their share.
 */
export function shareSize(
  needs: readonly number[],
  available: number,
  most: number,
): number[] {
  const sizes = new Map<number, number>();
  let rest = available;
  const byNeed = needs
    .map((need, index) => ({need, index}))
    .sort((a, b) => b.need - a.need || a.index - b.index);
  byNeed.forEach(({need, index}, done) => {
    const share = Math.min(most, rest / (needs.length - done));
    sizes.set(index, Math.max(need, share));
    rest -= Math.max(need, share);
  });
  return needs.map((_, index) => Math.ceil(sizes.get(index) ?? 0));
}
