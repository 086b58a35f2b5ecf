import {javaRandom} from '../numbers/javaRandom';
import type {Matrix} from '../numbers/matrix';

/** How a map is trained; rates and radii shrink from start to end. */
export type Training = {
  readonly dimensions: number;
  /** Nodes along each dimension. */
  readonly size: number;
  readonly rounds: number;
  readonly rate: readonly [start: number, end: number];
  readonly radius: readonly [start: number, end: number];
};

// Each map begins with the same random numbers.
const SEED = 19091982;

// Nodes that are not closer than this stay where they are.
const CLOSENESS = 0.5;

/** The place of a node on the grid. */
export function placeOf(node: number, {dimensions, size}: Training): number[] {
  return Array.from(
    {length: dimensions},
    (_, at) => Math.floor(node / size ** at) % size,
  );
}

function nodeAt(place: readonly number[], size: number): number {
  return place.reduce((node, step, at) => {
    const inside = Math.abs((step < 0 ? step + size : step) % size);
    return node + inside * size ** at;
  }, 0);
}

/** Distance on the grid, which goes on at the lower edge, but not at the upper one. */
function gridDistance(
  best: readonly number[],
  node: readonly number[],
  size: number,
): number {
  return Math.hypot(
    ...best.map((step, at) => {
      const other = Number(node[at]);
      return Math.min(Math.abs(step - other), (step + size - other) % size);
    }),
  );
}

/** The first node with the smallest distance; columns without a value do not count. */
export function bestNode(row: readonly number[], nodes: Matrix): number {
  const distances = nodes.map((node) =>
    row.reduce((sum, value, at) => {
      const part = (value - Number(node[at])) ** 2;
      return Number.isNaN(part) ? sum : sum + part;
    }, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

/** Places in a cube around the best node: as many steps down as `reach`, and one fewer up. */
function placesAround(best: readonly number[], reach: number): number[][] {
  const edge = 2 * reach;
  return Array.from({length: edge ** best.length}, (_, index) =>
    best.map(
      (step, at) => step + (Math.floor(index / edge ** at) % edge) - reach,
    ),
  );
}

function shuffled(rows: Matrix, nextInt: (bound: number) => number): Matrix {
  const seen = new Set<number>();
  while (seen.size < rows.length) {
    seen.add(nextInt(rows.length));
  }
  return [...seen].map((at) => rows[at] ?? []);
}

/**
 * Trains a map: random nodes between 0 and 1 that are drawn toward the rows.
 * @returns The nodes, each with a number for each column.
 */
export function trainMap(rows: Matrix, training: Training): Matrix {
  const {dimensions, size, rounds, rate, radius} = training;
  const {nextDouble, nextInt} = javaRandom(SEED);
  const nodes = Array.from({length: size ** dimensions}, () =>
    (rows[0] ?? []).map(() => nextDouble()),
  );
  const at = ([start, end]: readonly [number, number], round: number) =>
    start * (end / start) ** (round / rounds);
  for (let round = 1; round <= rounds; round++) {
    const width = at(radius, round);
    const step = at(rate, round);
    for (const row of shuffled(rows, nextInt)) {
      const best = placeOf(bestNode(row, nodes), training);
      // Each place counts, so a node that the cube meets twice moves twice.
      for (const place of placesAround(best, Math.round(width) || 0)) {
        const node = nodes[nodeAt(place, size)] ?? [];
        const distance = gridDistance(
          best,
          placeOf(nodeAt(place, size), training),
          size,
        );
        const closeness = Math.exp(-(distance ** 2) / (2 * width * width));
        row.forEach((value, column) => {
          if (closeness > CLOSENESS && !Number.isNaN(value)) {
            const old = Number(node[column]);
            node[column] = old + step * closeness * (value - old);
          }
        });
      }
    }
  }
  return nodes;
}
