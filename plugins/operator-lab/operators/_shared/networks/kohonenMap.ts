import {javaRandom} from '../numbers/javaRandom';
import type {Matrix} from '../numbers/matrix';

/** Settings of a map. Rates and radii decrease from start to end. */
export type Training = {
  readonly dimensions: number;
  /** Nodes along each dimension. */
  readonly size: number;
  readonly rounds: number;
  readonly rate: readonly [start: number, end: number];
  readonly radius: readonly [start: number, end: number];
};

// Every map starts with the same random seed.
const SEED = 19091982;

// Nodes with a lower closeness than this do not move.
const CLOSENESS = 0.5;

/** Returns the grid position of a node. */
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

/**
 * Returns the grid distance, which wraps around at the lower edge but not at
 * the upper one.
 */
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

/**
 * Returns the node nearest to a row. Missing values are skipped. If nodes tie,
 * the first one wins.
 */
export function bestNode(row: readonly number[], nodes: Matrix): number {
  const distances = nodes.map((node) =>
    row.reduce((sum, value, at) => {
      const part = (value - Number(node[at])) ** 2;
      return Number.isNaN(part) ? sum : sum + part;
    }, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

/**
 * Returns the positions in a cube around the best node: `reach` steps down, and
 * one fewer up.
 */
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
 * Trains a self-organizing map. Nodes start at random positions between 0 and 1
 * and move toward the rows.
 * @returns The nodes, each with one number per column.
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
      // Positions can repeat. A node that is in the cube twice moves twice.
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
