import {weightTable} from '../../_shared/search/attributeWeights';
import {isNominal} from '../../_shared/tables/chosenColumns';
import {innerNumbers, regularColumns} from '../../_shared/tables/innerNumbers';
import {knownValues} from '../../_shared/tables/knownValues';
import {labeledRows} from '../../_shared/tables/labelCounts';
import type {Column, Run} from '../../_shared/types';

/**
 * Cell and class of a row: the number of the cell and the position of the
 * class.
 */
type Item = {readonly value: number; readonly label: number};

/** A rule that assigns a class to the values that it covers. */
type Rule = {
  readonly covers: (value: number) => boolean;
  readonly label: number;
};

/** Class share that a part must exceed, as in a coin toss. */
const LEAST_SHARE = 0.5;

/**
 * Returns the most frequent class. Of classes with the same count, the one that
 * reaches it first wins.
 */
function mode(items: readonly Item[]): number {
  const counts = new Map<number, number>();
  let best = {label: -1, count: 0};
  for (const {label} of items) {
    const count = (counts.get(label) ?? 0) + 1;
    counts.set(label, count);
    if (count > best.count) {
      best = {label, count};
    }
  }
  return best.label;
}

function counted(items: readonly Item[], classes: number): number[] {
  return Array.from(
    {length: classes},
    (_, place) => items.filter(({label}) => label === place).length,
  );
}

/**
 * Returns the limit with the purest part, or NaN. At each limit, the class that
 * leads below it is counted in the lower and in the upper part. Its share must
 * exceed `LEAST_SHARE`, and the larger part wins ties.
 */
function bestLimit(items: readonly Item[], classes: number): number {
  const sorted = [...items].sort((a, b) => a.value - b.value);
  const all = counted(sorted, classes);
  let [best, bestShare, bestSize] = [NaN, -Infinity, 0];
  let [oldLabel, last] = [NaN, NaN];
  sorted.forEach(({value, label}, at) => {
    if (Number.isNaN(oldLabel) || (oldLabel !== label && last !== value)) {
      const below = counted(sorted.slice(0, at), classes);
      const leader = below.indexOf(Math.max(...below));
      const inside = Number(below[leader]);
      const parts = [
        {share: inside / at, size: at},
        {
          share: (Number(all[leader]) - inside) / (sorted.length - at),
          size: sorted.length - at,
        },
      ];
      for (const {share, size} of parts) {
        const isBetter =
          share > bestShare || (share === bestShare && size > bestSize);
        if (share > LEAST_SHARE && size > 0 && isBetter) {
          [best, bestShare, bestSize] = [(last + value) / 2, share, size];
        }
      }
      oldLabel = label;
    }
    last = value;
  });
  return best;
}

function numericRules(items: readonly Item[], classes: number): Rule[] {
  const rules: Rule[] = [];
  let rest = items;
  for (;;) {
    const limit = bestLimit(rest, classes);
    const covered = rest.filter(({value}) => value <= limit);
    if (covered.length === 0) {
      break;
    }
    rules.push({covers: (value) => value <= limit, label: mode(covered)});
    rest = rest.filter((item) => !covered.includes(item));
  }
  return rest.length > 0
    ? [...rules, {covers: () => true, label: mode(rest)}]
    : rules;
}

/**
 * Creates a rule for each value. Rule n has the class of the n-th value in row
 * order but covers the n-th value of the column's value list.
 */
function nominalRules(items: readonly Item[]): Rule[] {
  const placeOf = ({value}: Item) => (Number.isNaN(value) ? 0 : value);
  const parts = [...new Set(items.map(placeOf))];
  return parts.map((part, place) => ({
    covers: (value) => value === place,
    label: mode(items.filter((item) => placeOf(item) === part)),
  }));
}

function accuracy(items: readonly Item[], rules: readonly Rule[]): number {
  const told = items.flatMap(({value, label}) => {
    const rule = rules.find(({covers}) => covers(value));
    return rule ? [rule.label === label] : [];
  });
  return told.filter(Boolean).length / told.length;
}

function itemsOf(column: Column, classOf: readonly number[]): Item[] {
  const numbers = isNominal(column)
    ? innerNumbers({...column, knownValues: knownValues(column)})
    : innerNumbers(column);
  return numbers.map((value, row) => ({value, label: Number(classOf[row])}));
}

/**
 * Weight by Rule: returns the accuracy of rules on each single column. All rows
 * count the same here.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const {classes, classOf} = labeledRows(table);
  const weights = new Map(
    regularColumns(table).map((column) => {
      const items = itemsOf(column, classOf);
      const rules = isNominal(column)
        ? nominalRules(items)
        : numericRules(items, classes);
      return [column.name, accuracy(items, rules)] as const;
    }),
  );
  return {weights: weightTable(weights, settings), 'example set': table};
};
