import {withPredictions} from '../models/prediction';
import type {TreeLabels} from './splitBenefit';
import {columnWithRole} from '../tables/columnsByRole';
import {leafOf} from './treeGrowth';
import type {Column, Table} from '../types';

/** A condition of a rule, such as `x > 2`. */
export type RuleCondition = {
  readonly text: string;
  /** Name of the column that it asks for. */
  readonly column: string;
  readonly covers: (column: Column, row: number) => boolean;
};

/** A rule: the class of rows that fulfill all its conditions. */
export type Rule = {
  readonly conditions: readonly RuleCondition[];
  readonly label: string;
  /** Training rows of each class. */
  readonly counts: readonly number[];
};

/** Whether a row fulfills all conditions. */
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

/** A rule for some rows: it predicts their most frequent class. */
export function ruleOf(
  conditions: readonly RuleCondition[],
  rows: readonly number[],
  labels: TreeLabels,
): Rule {
  const {counts, best} = leafOf(rows, labels);
  return {conditions, counts, label: labels.classes[best] ?? ''};
}

/** Rules as a table: what each asks for, what it predicts, and its rows of each class. */
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

/** A table with the predictions of rules: the first one that covers a row decides; without any, it is missing. */
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
