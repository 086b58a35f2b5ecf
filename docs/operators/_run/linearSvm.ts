import {dot} from './matrix';
import type {Matrix} from './matrix';

/** How far apart the best and the worst row that may still move can be at the end. */
const GAP = 1e-9;
const MAX_STEPS = 200_000;

type Row = {
  readonly point: readonly number[];
  /** 1 or -1. */
  readonly sign: number;
  /** How much the row can count at most. */
  readonly limit: number;
  alpha: number;
};

function weightsOf(rows: readonly Row[]): number[] {
  return (rows[0]?.point ?? []).map((_, at) =>
    rows.reduce(
      (sum, {alpha, sign, point}) => sum + alpha * sign * Number(point[at]),
      0,
    ),
  );
}

/** The pair of rows that gains most if the first one counts more and the second one less. */
function bestPair(rows: readonly Row[]) {
  const weights = weightsOf(rows);
  const scored = rows.map((row) => ({
    row,
    score: row.sign - dot(weights, row.point),
  }));
  const canRise = ({row: {alpha, limit, sign}}: (typeof scored)[number]) =>
    sign > 0 ? alpha < limit : alpha > 0;
  const canFall = ({row: {alpha, limit, sign}}: (typeof scored)[number]) =>
    sign > 0 ? alpha > 0 : alpha < limit;
  const up = scored.filter(canRise).sort((a, b) => b.score - a.score)[0];
  const down = scored.filter(canFall).sort((a, b) => a.score - b.score)[0];
  return up && down && up.score - down.score > GAP ? {up, down} : undefined;
}

/**
 * Weights of the columns in the linear support vector machine for two classes,
 * at its exact optimum: sequential minimal optimization until nothing can move.
 * @param signs 1 or -1 for each row.
 * @param limits The complexity constant of each row.
 */
export function linearSvm(
  points: Matrix,
  signs: readonly number[],
  limits: readonly number[],
): number[] {
  const rows: Row[] = points.map((point, at) => ({
    point,
    sign: Number(signs[at]),
    limit: Number(limits[at]),
    alpha: 0,
  }));
  for (let step = 0; step < MAX_STEPS; step++) {
    const pair = bestPair(rows);
    if (!pair) {
      break;
    }
    const {up, down} = pair;
    const [a, b] = [up.row, down.row];
    const apart = a.point.map((value, at) => value - Number(b.point[at]));
    const room = Math.min(
      a.sign > 0 ? a.limit - a.alpha : a.alpha,
      b.sign > 0 ? b.alpha : b.limit - b.alpha,
    );
    const curve = dot(apart, apart);
    const move =
      curve === 0 ? room : Math.min(room, (up.score - down.score) / curve);
    a.alpha += a.sign * move;
    b.alpha -= b.sign * move;
  }
  return weightsOf(rows);
}
