/** Rows at one distance from a row. */
export type Shell = {readonly distance: number; readonly rows: number[]};

/** A shell with the ranks that its rows take among the neighbors, from 1. */
export type RankedShell = Shell & {
  readonly first: number;
  readonly last: number;
  /** Rows in this shell and those before it. */
  readonly size: number;
};

/**
 * All other rows as shells around a row, the nearest first. A distance that is
 * no number gets a shell of its own behind those that are there at that time.
 * @param distances Distance to each row of the table; that of the row itself is passed over.
 */
export function shellsAround(
  self: number,
  distances: readonly number[],
): readonly Shell[] {
  const shells: Shell[] = [];
  distances.forEach((distance, row) => {
    if (row === self) {
      return;
    }
    const at = shells.findIndex((shell) => shell.distance >= distance);
    const found = shells[at];
    if (found?.distance === distance) {
      found.rows.push(row);
    } else {
      shells.splice(at < 0 ? shells.length : at, 0, {distance, rows: [row]});
    }
  });
  return shells;
}

/** The shells that hold the neighbors up to a rank, with their ranks. */
export function rankedShells(
  shells: readonly Shell[],
  highest: number,
): readonly RankedShell[] {
  const ranked: RankedShell[] = [];
  let size = 0;
  for (const shell of shells) {
    const first = size + 1;
    if (first > highest) {
      break;
    }
    size += shell.rows.length;
    ranked.push({...shell, first, last: Math.min(size, highest), size});
  }
  return ranked;
}

/** Distance to the neighbor of each rank, from 1 to the highest; 0 where there is no such neighbor. */
export function rankDistances(
  ranked: readonly RankedShell[],
  highest: number,
): readonly number[] {
  const distances = Array.from({length: highest + 1}, () => 0);
  ranked.forEach(({distance, first, last}) => {
    distances.fill(distance, first, last + 1);
  });
  return distances;
}
