import type {Matrix} from '../numbers/matrix';

/** Tolerance of the stopping criterion: largest violation of optimality. */
const GAP = 1e-10;
const MAX_STEPS = 200_000;

/**
 * A dual variable of a support vector machine. It ranges from 0 to its limit.
 */
export type DualVariable = {
  /** Index of its row in the kernel matrix. */
  readonly row: number;
  /** 1 or -1. */
  readonly sign: number;
  /** Linear cost of one unit. */
  readonly cost: number;
  readonly limit: number;
  /** Start value. Default: 0. */
  readonly start?: number;
};

type State = {readonly variable: DualVariable; value: number};

function canRise({variable: {sign, limit}, value}: State): boolean {
  return sign > 0 ? value < limit : value > 0;
}

function canFall({variable: {sign, limit}, value}: State): boolean {
  return sign > 0 ? value > 0 : value < limit;
}

/**
 * Returns the movable state with the highest score. If states tie, the first
 * one wins.
 */
function best(
  states: readonly State[],
  canMove: (one: State) => boolean,
  score: (one: State) => number,
): State | undefined {
  let top: State | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const one of states) {
    if (canMove(one)) {
      const own = score(one);
      if (!top || own > highest) {
        top = one;
        highest = own;
      }
    }
  }
  return top;
}

/**
 * Minimizes `1/2 Σ Σ s s v v K + Σ cost v`, where the sum of the signed values
 * `s v` is constant. The solver is sequential minimal optimization, which runs
 * until the optimum or for MAX_STEPS steps.
 * @param kernel Kernel values of all pairs of rows.
 * @returns Sum of the signed values per row.
 */
export function solveDual(
  kernel: Matrix,
  variables: readonly DualVariable[],
): number[] {
  const states: State[] = variables.map((variable) => ({
    variable,
    value: variable.start ?? 0,
  }));
  const entry = (a: number, b: number) => Number(kernel[a]?.[b]);
  const sums = kernel.map((_, row) =>
    states.reduce(
      (sum, {variable, value}) =>
        sum + variable.sign * value * entry(variable.row, row),
      0,
    ),
  );
  const score = ({variable: {row, sign, cost}}: State) =>
    -Number(sums[row]) - sign * cost;
  for (let step = 0; step < MAX_STEPS; step++) {
    const up = best(states, canRise, score);
    const down = best(states, canFall, (one) => -score(one));
    if (!up || !down || score(up) - score(down) <= GAP) {
      break;
    }
    const [a, b] = [up.variable, down.variable];
    const room = Math.min(
      a.sign > 0 ? a.limit - up.value : up.value,
      b.sign > 0 ? down.value : b.limit - down.value,
    );
    const curve =
      entry(a.row, a.row) + entry(b.row, b.row) - 2 * entry(a.row, b.row);
    const gain = score(up) - score(down);
    const move = curve > 0 ? Math.min(room, gain / curve) : room;
    up.value += a.sign * move;
    down.value -= b.sign * move;
    const [ofA, ofB] = [kernel[a.row]!, kernel[b.row]!];
    for (let row = 0; row < sums.length; row++) {
      sums[row]! += move * (ofA[row]! - ofB[row]!);
    }
  }
  return kernel.map((_, row) =>
    states.reduce(
      (sum, {variable, value}) =>
        variable.row === row ? sum + variable.sign * value : sum,
      0,
    ),
  );
}

/**
 * Computes the bias of a solution like LIBSVM: the mean over rows strictly
 * between their bounds. Without such rows, it is the middle of the interval
 * that the other rows allow.
 * @param alphas Sum of the signed values per row.
 */
export function dualBias(
  kernel: Matrix,
  variables: readonly DualVariable[],
  alphas: readonly number[],
): number {
  const states: State[] = variables.map((variable) => ({
    variable,
    value: Math.max(0, variable.sign * Number(alphas[variable.row])),
  }));
  const score = ({variable: {row, sign, cost}}: State) =>
    -(kernel[row] ?? []).reduce(
      (sum, value, at) => sum + value * Number(alphas[at]),
      0,
    ) -
    sign * cost;
  const free = states
    .filter(
      ({variable: {limit}, value}) => value > 1e-10 && value < limit - 1e-10,
    )
    .map(score);
  return free.length
    ? free.reduce((sum, value) => sum + value, 0) / free.length
    : (Math.max(...states.filter(canRise).map(score)) +
        Math.min(...states.filter(canFall).map(score))) /
        2;
}
