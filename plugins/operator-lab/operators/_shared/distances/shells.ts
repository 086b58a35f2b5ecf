/** Rows at the same distance from a given row. */
export type Shell = {readonly distance: number; readonly rows: number[]};

/**
 * A shell with the first and last neighbor rank of its rows. Ranks start at 1.
 */
export type RankedShell = Shell & {
  readonly first: number;
  readonly last: number;
  /** Number of rows in this shell and all nearer ones. */
  readonly size: number;
};

/**
 * Groups all other rows into shells by distance, nearest first. Each NaN
 * distance gets its own shell after the shells found so far.
 * @param distances Distance to each row of the table. The row's own distance is
 * ignored.
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

/**
 * Returns the shells of the neighbors up to the rank `highest`, with their
 * ranks.
 */
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

/**
 * Returns the neighbor distance for each rank from 1 to `highest`: 0 if there
 * is no such neighbor.
 */
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
