import {
  coverage,
  refined,
  textOf,
  twoClassRows,
} from '../../../_shared/trees/conjunctions';
import type {Conjunction} from '../../../_shared/trees/conjunctions';
import type {Column, Run, Settings} from '../../../_shared/types';

/** Shares that measure a rule. */
type Shares = {
  /** Coverage: share of rows that the rule covers. */
  readonly g: number;
  /** Share of the class among the covered rows. */
  readonly p: number;
  /** Share of the class among all rows. */
  readonly p0: number;
};

/** Utility functions by parameter value. */
const UTILITIES: Readonly<Record<string, (shares: Shares) => number>> = {
  Coverage: ({g}) => g,
  Precision: ({p}) => p,
  Accuracy: ({g, p, p0}) => 1 - p0 - g + 2 * g * p,
  Bias: ({p, p0}) => p - p0,
  Lift: ({p, p0}) => p / p0,
  Binomial: ({g, p, p0}) => Math.sqrt(g) * (p - p0),
  WRAcc: ({g, p, p0}) => g * (p - p0),
  Squared: ({g, p, p0}) => g * g * (p - p0),
  Odds: ({g, p, p0}) => (g / (1 - g)) * (p - p0) ** 2,
  'Odds Ratio': ({g, p, p0}) =>
    (g * p * (1 - p0 - g + g * p)) / ((1 - g) * (1 - p0)),
};

/**
 * Upper bound of the utility of longer rules. For the other functions, the
 * bound never excludes a rule.
 */
const BOUNDS: Readonly<Record<string, (g: number, most: number) => number>> = {
  Coverage: (g) => g,
  Binomial: (g, most) => Math.sqrt(g) * most,
  WRAcc: (g, most) => g * most,
  Squared: (g, most) => g * g * most,
};

type Found = Shares & {
  readonly conjunction: Conjunction;
  readonly label: string;
  readonly covered: number;
  readonly positive: number;
  readonly utility: number;
};

const byUtility = (a: Found, b: Found) => b.utility - a.utility;

/** Collects the rules that the search keeps. */
function keeper(settings: Settings) {
  const isBest = String(settings.mode ?? 'k best rules') === 'k best rules';
  const most = Number(settings.k_best_rules ?? 10);
  let rules: readonly Found[] = [];
  let least = Number(settings.min_utility ?? 0);
  return {
    offer(rule: Found) {
      if (!isBest) {
        rules = rule.utility >= least ? [...rules, rule] : rules;
      } else if (rules.length < most) {
        rules = [...rules, rule].sort(byUtility);
      } else if (rule.utility > (rules.at(-1)?.utility ?? Infinity)) {
        rules = [...rules.slice(0, -1), rule].sort(byUtility);
        least = rule.utility;
      }
    },
    isWorth: (bound: number) => bound >= least,
    result: () => [...rules].sort(byUtility),
  };
}

/** Subgroup Discovery with an unlimited cache. */
export const run: Run = (inputs, settings) => {
  const {'training set': table = []} = inputs;
  const rows = twoClassRows(table);
  const utility = String(settings.utility_function ?? 'WRAcc');
  const generation = String(settings.rule_generation ?? 'both');
  const all = coverage([], rows);
  const prior = all.positive / all.covered;
  const depth = Math.min(Number(settings.max_depth ?? 5), rows.columns.length);
  const kept = keeper(settings);
  let open = refined([], rows);
  for (let level = 0; level < depth; level++) {
    const next: Conjunction[] = [];
    for (const conjunction of open) {
      const {covered, positive} = coverage(conjunction, rows);
      const g = covered / all.covered;
      if (g <= Number(settings.min_coverage ?? 0)) {
        continue;
      }
      const isMostlyPositive = positive / covered > 0.5;
      for (const isPositive of [true, false]) {
        const isWanted = {
          both: true,
          positive: isPositive,
          negative: !isPositive,
          prediction: isPositive === isMostlyPositive,
        }[generation];
        if (isWanted) {
          const shares = {
            g,
            p: (isPositive ? positive : covered - positive) / covered,
            p0: isPositive ? prior : 1 - prior,
          };
          kept.offer({
            ...shares,
            conjunction,
            covered,
            positive,
            label: isPositive ? rows.positive : rows.negative,
            utility: UTILITIES[utility]?.(shares) ?? NaN,
          });
        }
      }
      const bound = BOUNDS[utility]?.(g, Math.max(prior, 1 - prior));
      if (bound === undefined || kept.isWorth(bound)) {
        next.push(...refined(conjunction, rows));
      }
    }
    open = next;
  }
  const found = kept.result();
  const numbers = (name: string, of: (rule: Found) => number): Column => ({
    name,
    type: 'real',
    values: found.map(of),
  });
  return {
    model: [
      {
        name: 'if',
        type: 'nominal',
        values: found.map(({conjunction}) => textOf(conjunction, rows)),
      },
      {name: 'then', type: 'nominal', values: found.map(({label}) => label)},
      numbers('Pos', ({positive}) => positive),
      numbers('Neg', ({covered, positive}) => covered - positive),
      ...Object.entries(UTILITIES).map(([name, of]) => numbers(name, of)),
    ],
  };
};
