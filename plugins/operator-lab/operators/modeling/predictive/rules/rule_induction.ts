import {isNominal} from '../../../_shared/tables/chosenColumns';
import {regularColumns, rowCount} from '../../../_shared/tables/innerNumbers';
import type {Random} from '../../../_shared/numbers/javaRandom';
import {partsOf} from '../../../_shared/tables/partitions';
import {randomOf, rowsAt} from '../../../_shared/tables/randomRows';
import {
  applyRules,
  coversRow,
  ruleOf,
  rulesTable,
} from '../../../_shared/trees/ruleModel';
import type {Rule, RuleCondition} from '../../../_shared/trees/ruleModel';
import {
  bestTerm,
  shareOf,
  TERM_CRITERIA,
  termsFor,
} from '../../../_shared/trees/ruleTerms';
import type {TermCriterion} from '../../../_shared/trees/ruleTerms';
import {treeLabels} from '../../../_shared/trees/splitBenefit';
import type {TreeLabels} from '../../../_shared/trees/splitBenefit';
import {leafOf} from '../../../_shared/trees/treeGrowth';
import {OperatorError} from '../../../_shared/types';
import type {Run, Settings, Table} from '../../../_shared/types';

type Rows = readonly number[];

/** Data for growing one rule. */
type Round = {
  readonly table: Table;
  readonly labels: TreeLabels;
  /** Position of the class that the rule predicts. */
  readonly place: number;
  readonly grow: Rows;
  readonly prune: Rows;
};

/**
 * Share of pruning rows that a rule classifies correctly: covered rows of the
 * class, and other rows that it does not cover.
 */
function pruneValue(
  conditions: readonly RuleCondition[],
  {table, labels, place, prune}: Round,
): number {
  const covered = shareOf(
    prune.filter((row) => coversRow(conditions, table, row)),
    place,
    labels,
  );
  const all = shareOf(prune, place, labels);
  const wrong = covered.weight - covered.hits;
  return (covered.hits + (all.weight - all.hits) - wrong) / all.weight;
}

const criterionOf = ({criterion}: Settings): TermCriterion =>
  TERM_CRITERIA[criterion === 'accuracy' ? 'accuracy' : 'information_gain'];

function grownRule(round: Round, settings: Settings): readonly RuleCondition[] {
  const {table, labels, place, prune} = round;
  const pureness = Number(settings.pureness ?? 0.9);
  const benefit = Number(settings.minimal_prune_benefit ?? 0.25);
  const criterion = criterionOf(settings);
  let conditions: readonly RuleCondition[] = [];
  let columns = regularColumns(table);
  let rows = round.grow;
  let size = -1;
  const hits = () => rows.filter((row) => labels.places[row] === place).length;
  while (
    rows.length &&
    rows.length !== size &&
    hits() < pureness * rows.length &&
    columns.length
  ) {
    const term = bestTerm(termsFor(columns, rows, place, labels, criterion));
    if (!term) {
      break;
    }
    const longer = [...conditions, term];
    if (
      prune.length &&
      pruneValue(longer, round) < pruneValue(conditions, round) - benefit
    ) {
      break;
    }
    conditions = longer;
    size = rows.length;
    rows = rows.filter((row) => coversRow([term], table, row));
    columns = columns.filter(
      (column) => column.name !== term.column || !isNominal(column),
    );
  }
  return conditions;
}

/** Benefit of each condition for the class of the first rule, on all rows. */
function firstTerms(
  table: Table,
  labels: TreeLabels,
  criterion: TermCriterion,
): Table {
  const rows = Array.from({length: rowCount(table)}, (_, row) => row);
  const {best: place} = leafOf(rows, labels);
  const terms = termsFor(
    regularColumns(table),
    rows,
    place,
    labels,
    criterion,
  ).map(({condition, benefit}) => {
    const covered = rows.filter((row) => coversRow([condition], table, row));
    const {hits} = shareOf(covered, place, labels);
    return {condition, benefit, covered: covered.length, hits};
  });
  const numbers = (name: string, values: readonly number[]) =>
    ({name, type: 'real', values}) as const;
  return [
    {
      name: 'condition',
      type: 'nominal',
      values: terms.map(({condition}) => condition.text),
    },
    numbers(
      'covered',
      terms.map(({covered}) => covered),
    ),
    numbers(
      'hits',
      terms.map(({hits}) => hits),
    ),
    numbers(
      'worth',
      terms.map(({benefit}) => benefit),
    ),
  ];
}

/** Divides rows into those that grow a rule and those that prune it. */
function dividedRows(
  table: Table,
  rows: Rows,
  ratio: number,
  random: Random,
): readonly [grow: Rows, prune: Rows] {
  const parts = partsOf(rowsAt(table, rows), {
    ratios: [ratio, 1 - ratio],
    sampling: 'stratified sampling',
    random,
  });
  const of = (part: number) => rows.filter((_, at) => parts[at] === part);
  return [of(0), of(1)];
}

/**
 * Rule Induction: learns one rule after the other, each for the most frequent
 * class of the remaining rows. `terms` has the benefit of each condition at the
 * start.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': table = [], 'unlabelled data': data = []} = inputs;
  const labels = treeLabels(table);
  if (!rowCount(table) || !regularColumns(table).length) {
    throw new OperatorError('The table has no row, or no regular column.');
  }
  const ratio = Number(settings.sample_ratio ?? 0.9);
  const shared = randomOf(settings);
  const rules: Rule[] = [];
  let rows: Rows = Array.from({length: rowCount(table)}, (_, row) => row);
  while (rows.length) {
    const {best: place} = leafOf(rows, labels);
    const random =
      settings.use_local_random_seed === true ? randomOf(settings) : shared;
    const [grow, prune] = dividedRows(table, rows, ratio, random);
    const conditions = grownRule({table, labels, place, grow, prune}, settings);
    const covered = rows.filter((row) => coversRow(conditions, table, row));
    if (!conditions.length || !covered.length) {
      break;
    }
    const {counts} = ruleOf(conditions, covered, labels);
    rules.push({conditions, counts, label: labels.classes[place] ?? ''});
    rows = rows.filter((row) => !covered.includes(row));
  }
  if (rows.length) {
    const rest = ruleOf([], rows, labels);
    const counts = rest.counts.map((count) => Math.trunc(count * ratio));
    rules.push({...rest, counts});
  }
  return {
    model: rulesTable(rules, labels),
    terms: firstTerms(table, labels, criterionOf(settings)),
    'labelled data': applyRules(rules, data, table, labels),
  };
};
