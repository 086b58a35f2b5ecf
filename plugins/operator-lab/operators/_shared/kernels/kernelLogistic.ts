import {rootWithin} from '../numbers/newtonRoot';
import type {Matrix} from '../numbers/matrix';

/**
 * Kernel values of all pairs of rows, the sign of each row (1 or -1), and
 * stopping criteria.
 */
export type LogisticProblem = {
  readonly kernel: Matrix;
  readonly signs: readonly number[];
  /** Upper limit of a row's weight. */
  readonly limit: number;
  readonly tolerance: number;
  readonly maxSteps: number;
};

/** Signed weight of each row, and the constant of the score. */
export type LogisticSolution = {
  readonly alphas: readonly number[];
  readonly bias: number;
};

/** Distance that weights keep from their bounds, as a fraction of the limit. */
const MARGIN = 1e-10;

/**
 * Moves weight between pairs of rows until all rows imply the same constant.
 */
class Optimizer {
  readonly alphas: number[];
  /** Constant of the score that each row implies. */
  readonly asked: number[];
  private readonly atBound: boolean[];
  private readonly margin: number;
  private low = 0;
  private up = 0;

  constructor(private readonly problem: LogisticProblem) {
    const {kernel, signs, limit} = problem;
    const count = (sign: number) => signs.filter((one) => one === sign).length;
    this.margin = limit * MARGIN;
    this.alphas = signs.map((sign) => limit / count(sign));
    this.atBound = signs.map(() => false);
    this.asked = kernel.map((row, at) => {
      const sum = row.reduce(
        (total, value, on) => total + value * this.signed(on),
        0,
      );
      return sum + Number(signs[at]) * this.logit(Number(this.alphas[at]));
    });
    this.findEnds();
  }

  /** Returns the signed weight of a row. */
  signed(row: number): number {
    return Number(this.alphas[row]) * Number(this.problem.signs[row]);
  }

  get gap(): number {
    return Number(this.asked[this.up]) - Number(this.asked[this.low]);
  }

  get middle(): number {
    return (Number(this.asked[this.up]) + Number(this.asked[this.low])) / 2;
  }

  private logit(alpha: number): number {
    return Math.log(alpha / (this.problem.limit - alpha));
  }

  private findEnds(): void {
    // If a class has a single row, its weight starts at its limit, and its
    // implied constant is NaN after the first step.
    const free = this.asked.flatMap((value, at) =>
      this.atBound[at] || Number.isNaN(value) ? [] : [at],
    );
    const end = (isBetter: (a: number, b: number) => boolean) =>
      free.reduce(
        (best, at) =>
          isBetter(Number(this.asked[at]), Number(this.asked[best]))
            ? at
            : best,
        free[0] ?? 0,
      );
    this.up = end((a, b) => a > b);
    this.low = end((a, b) => a < b);
  }

  /** Moves weight between the two rows whose implied constants differ most. */
  stepOfEnds(): boolean {
    return this.step(this.low, this.up);
  }

  /**
   * Tries to move rows away from their bounds. Counts the tries and the rows
   * that left.
   */
  freed(): {readonly left: number; readonly tries: number} {
    let [left, tries] = [0, 0];
    for (const row of this.asked.keys()) {
      if (this.atBound[row]) {
        const distance = (end: number) =>
          Math.abs(Number(this.asked[row]) - Number(this.asked[end]));
        const lowFirst = distance(this.low) >= distance(this.up);
        tries++;
        if (!this.step(row, lowFirst ? this.low : this.up)) {
          tries++;
          this.step(row, lowFirst ? this.up : this.low);
        }
        left += Number(!this.atBound[row]);
      }
    }
    return {left, tries};
  }

  /**
   * Moves weight from row j to row i until both imply the same constant.
   * Returns false if nothing moved.
   */
  private step(i: number, j: number): boolean {
    const {kernel, signs, limit, tolerance} = this.problem;
    const {alphas, asked, margin} = this;
    const k = (a: number, b: number) => Number(kernel[a]?.[b]);
    const [si, sj] = [Number(signs[i]), Number(signs[j])];
    const [ai, aj] = [Number(alphas[i]), Number(alphas[j])];
    const [hi, hj] = [Number(asked[i]), Number(asked[j])];
    const [least, most] = [margin / 2, limit - margin / 2];
    const room = [
      si > 0 ? [least - ai, most - ai] : [ai - most, ai - least],
      sj > 0 ? [aj - most, aj - least] : [least - aj, most - aj],
    ] as const;
    const min = Math.max(Number(room[0][0]), Number(room[1][0]));
    const max = Math.min(Number(room[0][1]), Number(room[1][1]));
    if (max - min <= margin || hi - hj === 0 || Number.isNaN(hi - hj)) {
      return false;
    }
    const askedI = (t: number, alpha: number) =>
      hi + t * (k(i, i) - k(i, j)) + si * (this.logit(alpha) - this.logit(ai));
    const askedJ = (t: number, alpha: number) =>
      hj + t * (k(i, j) - k(j, j)) + sj * (this.logit(alpha) - this.logit(aj));
    const slope = (t: number) =>
      askedI(t, ai + t / si) - askedJ(t, aj - t / sj);
    const bend = (alpha: number) => limit / (alpha * (limit - alpha));
    const curve = (t: number) =>
      k(i, i) - 2 * k(i, j) + k(j, j) + bend(ai + t / si) + bend(aj - t / sj);
    const t = rootWithin(slope, curve, hi > hj ? [min, 0] : [0, max], {
      tolerance,
      margin,
      far: hi > hj ? min : max,
    });
    if (t === 0) {
      return false;
    }
    this.store(i, j, ai + t / si, aj - t / sj);
    const moved =
      ((Number(alphas[i]) - ai) * si + (aj - Number(alphas[j])) * sj) / 2;
    const [newI, newJ] = [
      askedI(moved, Number(alphas[i])),
      askedJ(moved, Number(alphas[j])),
    ];
    asked.forEach((value, at) => {
      asked[at] = value + moved * (k(i, at) - k(j, at));
    });
    asked[i] = newI;
    asked[j] = newJ;
    this.findEnds();
    return true;
  }

  /** Stores both weights. A weight that reaches a bound is set to the bound. */
  private store(i: number, j: number, ai: number, aj: number): void {
    const {alphas, margin} = this;
    const same = this.problem.signs[i] === this.problem.signs[j] ? 1 : -1;
    alphas[i] = ai;
    alphas[j] = aj;
    const hold = (at: number, other: number, value: number) => {
      const bound =
        value <= margin
          ? margin
          : value >= this.problem.limit - margin
            ? this.problem.limit - margin
            : undefined;
      this.atBound[at] = bound !== undefined;
      if (bound !== undefined) {
        alphas[other] =
          Number(alphas[other]) - same * (bound - Number(alphas[at]));
        alphas[at] = bound;
      }
    };
    hold(i, j, ai);
    hold(j, i, aj);
  }
}

/**
 * Trains kernel logistic regression for two classes, with pairs of rows
 * (Keerthi and others).
 */
export function kernelLogistic(problem: LogisticProblem): LogisticSolution {
  const optimizer = new Optimizer(problem);
  let steps = problem.maxSteps;
  for (let left = 1; left > 0 && steps > 0;) {
    while (optimizer.gap > 2 * problem.tolerance) {
      const hasMoved = optimizer.stepOfEnds();
      steps--;
      if (steps < 0 || !hasMoved) {
        break;
      }
    }
    const freed = optimizer.freed();
    left = freed.left;
    steps -= freed.tries;
  }
  return {
    alphas: problem.signs.map((_, row) => optimizer.signed(row)),
    bias: -optimizer.middle,
  };
}
