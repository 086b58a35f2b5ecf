import {itemSetsOf} from '../../_shared/models/itemSets';
import type {ItemSet} from '../../_shared/models/itemSets';
import type {Run, Settings, Table} from '../../_shared/types';

/**
 * Row counts of a rule: rows with both sides, with the premise, with the
 * conclusion, and all rows.
 */
type Counts = {
  readonly both: number;
  readonly premise: number;
  readonly conclusion: number;
  readonly all: number;
};

type Measure = (counts: Counts, settings: Settings) => number;

const MEASURES = {
  confidence: ({both, premise}) => both / premise,
  lift: ({both, premise, conclusion, all}) =>
    (both * all) / (premise * conclusion),
  conviction: ({both, premise, conclusion, all}) =>
    (premise * (all - conclusion)) / (all * (premise - both)),
  ps: ({both, premise, conclusion, all}) =>
    both / all - ((premise / all) * conclusion) / all,
  gain: ({both, premise, all}, settings) =>
    both / all - (Number(settings.gain_theta ?? 2) * premise) / all,
  laplace: ({both, premise, all}, settings) =>
    (both / all + 1) / (premise / all + Number(settings.laplace_k ?? 1)),
} satisfies Record<string, Measure>;

type Rule = {
  readonly premise: readonly string[];
  readonly conclusion: readonly string[];
  readonly counts: Counts;
};

/**
 * Creates a rule for each way to divide an item set into two non-empty sides.
 */
function rulesOf(
  {items, frequency}: ItemSet,
  countOf: (items: readonly string[]) => number,
  all: number,
): Rule[] {
  const ways = 2 ** items.length;
  return Array.from({length: ways - 2}, (_, way) => {
    const isPremise = (at: number) => Boolean((way + 1) & (1 << at));
    const premise = items.filter((_item, at) => isPremise(at));
    const conclusion = items.filter((_item, at) => !isPremise(at));
    return {
      premise,
      conclusion,
      counts: {
        both: frequency,
        premise: countOf(premise),
        conclusion: countOf(conclusion),
        all,
      },
    };
  });
}

function ruleTable(rules: readonly Rule[], settings: Settings): Table {
  return [
    {
      name: 'Premises',
      type: 'nominal',
      values: rules.map(({premise}) => premise.join(', ')),
    },
    {
      name: 'Conclusion',
      type: 'nominal',
      values: rules.map(({conclusion}) => conclusion.join(', ')),
    },
    {
      name: 'support',
      type: 'real',
      values: rules.map(({counts}) => counts.both / counts.all),
    },
    ...Object.entries(MEASURES).map(([name, measure]: [string, Measure]) => ({
      name,
      type: 'real' as const,
      values: rules.map(({counts}) => measure(counts, settings)),
    })),
  ];
}

/**
 * Create Association Rules: creates the rules of each item set that reach the
 * minimum of the criterion, sorted by ascending confidence.
 */
export const run: Run = (inputs, settings) => {
  const {'item sets': table = []} = inputs;
  const {rows, sets} = itemSetsOf(table);
  const countOf = (items: readonly string[]) =>
    sets.find((set) => set.items.join() === items.join())?.frequency ?? 0;
  const criterion = String(settings.criterion ?? 'confidence');
  const measure: Measure =
    MEASURES[criterion as keyof typeof MEASURES] ?? MEASURES.confidence;
  const least = Number(
    (criterion === 'confidence'
      ? settings.min_confidence
      : settings.min_criterion_value) ?? 0.8,
  );
  const rules = sets
    .filter(({items}) => items.length > 1)
    .flatMap((set) => rulesOf(set, countOf, rows))
    .filter(({counts}) => measure(counts, settings) >= least)
    .sort(
      (a, b) => MEASURES.confidence(a.counts) - MEASURES.confidence(b.counts),
    );
  return {rules: ruleTable(rules, settings), 'item sets': table};
};
