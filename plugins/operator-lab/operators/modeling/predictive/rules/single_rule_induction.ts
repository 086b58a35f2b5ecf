import {
  coverage,
  refined,
  textOf,
  twoClassRows,
} from '../../../_shared/trees/conjunctions';
import type {Conjunction} from '../../../_shared/trees/conjunctions';
import type {Run} from '../../../_shared/types';

/** A conjunction, the class that it predicts, and its score. */
type Found = {
  readonly conjunction: Conjunction;
  readonly isPositive: boolean;
  readonly score: number;
};

/** A conjunction that is not rated yet. */
type Open = {readonly conjunction: Conjunction; readonly bound: number};

/**
 * Single Rule Induction without `relative_to_predictions`: finds the rule with
 * the best score among all short conjunctions, for either class.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': table = []} = inputs;
  const rows = twoClassRows(table);
  const all = coverage([], rows);
  const isBinomial = settings.utility_function === 'binomial test function';
  /**
   * Score of a rule that covers `own` rows of its class and `other` rows of the
   * other class.
   */
  const score = (own: number, other: number, isPositive: boolean) => {
    const share = (own + other) / all.covered;
    const prior = isPositive ? all.positive : all.covered - all.positive;
    const gain = own / (own + other) - prior / all.covered;
    return (isBinomial ? Math.sqrt(share) : share) * gain;
  };
  const found: {best: Found; rated: number} = {
    best: {conjunction: [], isPositive: true, score: -Infinity},
    rated: 0,
  };
  /**
   * Rates a conjunction. Returns null if no longer conjunction can be better.
   */
  const rate = (conjunction: Conjunction): number | null => {
    const {covered, positive: p} = coverage(conjunction, rows);
    const n = covered - p;
    found.rated += 1;
    const bounds = [score(p, 0, true), score(n, 0, false)];
    const bound = bounds.some(Number.isNaN) ? NaN : Math.max(...bounds);
    if (bound <= found.best.score) {
      return null;
    }
    for (const isPositive of [true, false]) {
      const own = isPositive ? score(p, n, true) : score(n, p, false);
      if (own > found.best.score) {
        found.best = {conjunction, isPositive, score: own};
      }
    }
    return bound;
  };
  const depth = Number(settings.max_depth ?? 2);
  const cache = Number(settings.max_cache ?? 10000);
  const pruned: Conjunction[] = [];
  const isLonger = (one: Conjunction, other: Conjunction) =>
    other.every((literal) =>
      one.some(
        ({column, value}) =>
          column === literal.column && value === literal.value,
      ),
    );
  const below = (conjunction: Conjunction, bound: number): Open[] =>
    bound <= found.best.score
      ? []
      : refined(conjunction, rows).map((one) => ({conjunction: one, bound}));
  let open = below([], rate([]) ?? -Infinity);
  for (let length = 1; open.length && length <= depth; length++) {
    const order = [...open].sort((a, b) => a.bound - b.bound).reverse();
    open = [];
    for (const {conjunction, bound} of order.slice(0, cache)) {
      if (pruned.some((one) => isLonger(conjunction, one))) {
        continue;
      }
      const most = bound <= found.best.score ? null : rate(conjunction);
      if (most === null) {
        pruned.push(conjunction);
      } else if (conjunction.length < depth) {
        open.push(...below(conjunction, most));
      }
    }
  }
  const {conjunction, isPositive, score: value} = found.best;
  const {covered, positive} = coverage(conjunction, rows);
  return {
    model: [
      {name: 'if', type: 'nominal', values: [textOf(conjunction, rows)]},
      {
        name: 'then',
        type: 'nominal',
        values: [isPositive ? rows.positive : rows.negative],
      },
      {name: 'Pos', type: 'real', values: [positive]},
      {name: 'Neg', type: 'real', values: [covered - positive]},
      {name: 'score', type: 'real', values: [value]},
    ],
    rated: [{name: 'rules', type: 'integer', values: [found.rated]}],
  };
};
