import {withPredictions} from '../models/prediction';
import type {TreeLabels} from './splitBenefit';
import {columnWithRole} from '../tables/columnsByRole';
import {leafOf} from './treeGrowth';
import type {Column, Table} from '../types';

/** A condition of a rule, such as `x > 2`. */
export type RuleCondition = {
  readonly text: string;
  /** Name of the tested column. */
  readonly column: string;
  readonly covers: (column: Column, row: number) => boolean;
};

/** A rule, which predicts a class for rows that fulfill all conditions. */
export type Rule = {
  readonly conditions: readonly RuleCondition[];
  readonly label: string;
  /** Number of training rows of each class. */
  readonly counts: readonly number[];
};

/** True if a row fulfills all conditions. */
export function coversRow(
  conditions: readonly RuleCondition[],
  table: Table,
  row: number,
): boolean {
  return conditions.every(({column: name, covers}) => {
    const column = table.find((one) => one.name === name);
    return column !== undefined && covers(column, row);
  });
}

/** Creates a rule that predicts the most frequent class of some rows. */
export function ruleOf(
  conditions: readonly RuleCondition[],
  rows: readonly number[],
  labels: TreeLabels,
): Rule {
  const {counts, best} = leafOf(rows, labels);
  return {conditions, counts, label: labels.classes[best] ?? ''};
}

/**
 * Converts rules to a table with their conditions, their class, and their
 * number of rows per class.
 */
export function rulesTable(rules: readonly Rule[], labels: TreeLabels): Table {
  return [
    {
      name: 'if',
      type: 'nominal',
      values: rules.map(
        ({conditions}) =>
          conditions.map(({text}) => text).join(' and ') || 'else',
      ),
    },
    {name: 'then', type: 'nominal', values: rules.map(({label}) => label)},
    ...labels.classes.map((name, at): Column => ({
      name,
      type: 'integer',
      values: rules.map(({counts}) => counts[at] ?? 0),
    })),
  ];
}

const share = (counts: readonly number[]) => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => count / total);
};

/**
 * Applies rules to a table. The first rule that covers a row predicts it.
 * Without such a rule, the prediction is missing.
 */
export function applyRules(
  rules: readonly Rule[],
  table: Table,
  training: Table,
  labels: TreeLabels,
): Table {
  const label = columnWithRole(training, 'label') as Column;
  return withPredictions(
    table,
    {...label, knownValues: labels.classes},
    (table[0]?.values ?? []).map((_, row) => {
      const rule = rules.find(({conditions}) =>
        coversRow(conditions, table, row),
      );
      return rule
        ? {value: rule.label, confidences: share(rule.counts)}
        : {value: null};
    }),
  );
}
