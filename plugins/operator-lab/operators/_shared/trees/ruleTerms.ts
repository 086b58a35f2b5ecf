import {sum} from '../numbers/averages';
import {isNominal} from '../tables/chosenColumns';
import {innerNumbers} from '../tables/innerNumbers';
import {knownValues} from '../tables/knownValues';
import type {RuleCondition} from './ruleModel';
import type {TreeLabels} from './splitBenefit';
import {rowsByValue} from './treeParts';
import type {Column} from '../types';

/** Total weight of some rows, and weight of the rows with the class (hits). */
export type Share = {readonly hits: number; readonly weight: number};

/** Computes the benefit of a term that covers some of all rows. */
export type TermCriterion = (covered: Share, all: Share) => number;

const LOG_FACTOR = 1 / Math.log(2);
const log2 = (value: number) => Math.log(value) * LOG_FACTOR;

/** Rule criteria, by option name. */
export const TERM_CRITERIA: Readonly<
  Record<'information_gain' | 'accuracy', TermCriterion>
> = {
  information_gain: ({hits, weight}, all) =>
    hits * (log2((hits + 1) / (weight + 1)) - log2(all.hits / all.weight)),
  accuracy: ({hits, weight}) => hits / weight,
};

/** Benefit that a limit must exceed. */
const LEAST_BENEFIT = 0.5;

/**
 * Returns the weight of some rows, and the weight of their rows with a class.
 */
export function shareOf(
  rows: readonly number[],
  place: number,
  {places, weights}: TreeLabels,
): Share {
  const weigh = (some: readonly number[]) =>
    sum(some.map((row) => weights[row] ?? 1));
  return {
    hits: weigh(rows.filter((row) => places[row] === place)),
    weight: weigh(rows),
  };
}

/**
 * A limit of a numeric column. The limit is NaN if the best cut is next to a
 * missing value or before all rows.
 */
export type NumericSplit = {
  readonly limit: number;
  readonly isGreater: boolean;
  readonly benefit: number;
  readonly weight: number;
};

/**
 * Returns the best limit of a numeric column for a class.
 * @param place Class index. With null, each limit uses the most frequent class
 * below it.
 */
export function bestNumericSplit(
  column: Column,
  rows: readonly number[],
  labels: TreeLabels,
  criterion: TermCriterion,
  place: number | null,
): NumericSplit {
  const values = innerNumbers(column);
  const order = rows
    .map((row) => ({row, value: values[row] as number}))
    .sort(
      (a, b) =>
        Number(Number.isNaN(a.value)) - Number(Number.isNaN(b.value)) ||
        a.value - b.value,
    );
  let best: NumericSplit = {
    limit: NaN,
    isGreater: false,
    benefit: -Infinity,
    weight: 0,
  };
  let lastLabel: number | null = null;
  order.forEach(({row, value}, at) => {
    const label = labels.places[row] as number;
    const last = order[at - 1]?.value ?? NaN;
    if (lastLabel !== null && (lastLabel === label || last === value)) {
      return;
    }
    lastLabel = label;
    const below = order.slice(0, at).map((one) => one.row);
    const above = order.slice(at).map((one) => one.row);
    const weightsBelow = labels.classes.map(
      (_, one) => shareOf(below, one, labels).hits,
    );
    const asked = place ?? weightsBelow.indexOf(Math.max(...weightsBelow));
    const all = shareOf(rows, asked, labels);
    for (const [isGreater, part] of [
      [false, below],
      [true, above],
    ] as const) {
      const share = shareOf(part, asked, labels);
      const benefit = criterion(share, all);
      const {weight} = share;
      if (
        benefit > LEAST_BENEFIT &&
        weight > 0 &&
        (benefit > best.benefit ||
          (benefit === best.benefit && weight > best.weight))
      ) {
        best = {limit: (last + value) / 2, isGreater, benefit, weight};
      }
    }
  });
  return best;
}

/** Creates a condition with a limit. */
export function limitCondition(
  name: string,
  limit: number,
  isGreater: boolean,
): RuleCondition {
  return {
    text: `${name} ${isGreater ? '>' : '≤'} ${Number(limit.toFixed(3))}`,
    column: name,
    covers: (column, row) => {
      const value = innerNumbers(column)[row] as number;
      return isGreater ? value > limit : value <= limit;
    },
  };
}

/** Creates a condition with a nominal value. */
export function valueCondition(name: string, value: string): RuleCondition {
  return {
    text: `${name} = ${value}`,
    column: name,
    covers: ({values}, row) => values[row] === value,
  };
}

/** A condition with its benefit and its weight. */
type RatedTerm = {
  readonly condition: RuleCondition;
  readonly benefit: number;
  readonly weight: number;
};

function nominalTerms(
  column: Column,
  rows: readonly number[],
  place: number,
  labels: TreeLabels,
  criterion: TermCriterion,
): readonly RatedTerm[] {
  const all = shareOf(rows, place, labels);
  return rowsByValue(column, rows).map((part) => {
    const share = shareOf(part, place, labels);
    const value = column.values[part[0] as number];
    const condition = valueCondition(column.name, String(value ?? '?'));
    const isCounted = criterion === TERM_CRITERIA.information_gain;
    return {
      condition,
      benefit: criterion(share, all),
      weight: isCounted ? part.length : share.weight,
    };
  });
}

function numericTerm(
  column: Column,
  rows: readonly number[],
  place: number,
  labels: TreeLabels,
  criterion: TermCriterion,
): readonly RatedTerm[] {
  const split = bestNumericSplit(column, rows, labels, criterion, place);
  return Number.isNaN(split.limit)
    ? []
    : [
        {
          condition: limitCondition(column.name, split.limit, split.isGreater),
          benefit: split.benefit,
          weight: split.weight,
        },
      ];
}

/**
 * Returns the candidate terms for a class: each value of a nominal column, and
 * the best limit of a numeric column.
 */
export function termsFor(
  columns: readonly Column[],
  rows: readonly number[],
  place: number,
  labels: TreeLabels,
  criterion: TermCriterion,
): readonly RatedTerm[] {
  return columns.flatMap((column) =>
    (isNominal(column) ? nominalTerms : numericTerm)(
      column,
      rows,
      place,
      labels,
      criterion,
    ),
  );
}

/**
 * Returns the best condition. If terms tie, the heavier one wins, then the
 * first one. Returns null if no benefit exceeds 0.
 */
export function bestTerm(terms: readonly RatedTerm[]): RuleCondition | null {
  let best: RatedTerm | null = null;
  for (const term of terms) {
    const isBetter =
      !best ||
      term.benefit > best.benefit ||
      (term.benefit === best.benefit && term.weight > best.weight);
    if (term.benefit > 0 && term.weight > 0 && isBetter) {
      best = term;
    }
  }
  return best?.condition ?? null;
}

/** Returns a nominal value by its index in the value list. */
export function valueAt(column: Column, place: number): string {
  return knownValues(column)[place] ?? '?';
}
