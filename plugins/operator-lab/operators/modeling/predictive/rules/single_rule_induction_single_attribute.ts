import {isNominal} from '../../../_shared/tables/chosenColumns';
import {regularColumns, rowCount} from '../../../_shared/tables/innerNumbers';
import {
  applyRules,
  coversRow,
  ruleOf,
  rulesTable,
} from '../../../_shared/trees/ruleModel';
import type {Rule} from '../../../_shared/trees/ruleModel';
import {
  bestNumericSplit,
  limitCondition,
  TERM_CRITERIA,
  valueAt,
  valueCondition,
} from '../../../_shared/trees/ruleTerms';
import {treeLabels} from '../../../_shared/trees/splitBenefit';
import type {TreeLabels} from '../../../_shared/trees/splitBenefit';
import {rowsByValue} from '../../../_shared/trees/treeParts';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Table} from '../../../_shared/types';

type Rows = readonly number[];

/**
 * Creates a rule for each value. The name of value n in row order comes from
 * position n of the value list, whose order can differ.
 */
function rulesOfValues(
  column: Column,
  rows: Rows,
  labels: TreeLabels,
): readonly Rule[] {
  return rowsByValue(column, rows).map((part, at) =>
    ruleOf([valueCondition(column.name, valueAt(column, at))], part, labels),
  );
}

/**
 * Creates rules in ascending order of their limits. Each one covers the
 * remaining rows up to its limit.
 */
function rulesOfLimits(
  column: Column,
  all: Rows,
  table: Table,
  labels: TreeLabels,
): readonly Rule[] {
  const rules: Rule[] = [];
  let rows = all;
  let size = -1;
  while (rows.length && rows.length !== size) {
    const {limit} = bestNumericSplit(
      column,
      rows,
      labels,
      TERM_CRITERIA.accuracy,
      null,
    );
    if (Number.isNaN(limit)) {
      break;
    }
    const condition = limitCondition(column.name, limit, false);
    const isCovered = (row: number) => coversRow([condition], table, row);
    rules.push(ruleOf([condition], rows.filter(isCovered), labels));
    size = rows.length;
    rows = rows.filter((row) => !isCovered(row));
  }
  return rows.length ? [...rules, ruleOf([], rows, labels)] : rules;
}

/**
 * Single Rule Induction (Single Attribute): creates rules for each column, and
 * uses the column whose wrong rows have the smallest total weight. `errors` has
 * this weight for each column.
 */
export const run: Run = (inputs) => {
  const {'training set': table = [], 'unlabelled data': data = []} = inputs;
  const labels = treeLabels(table);
  const columns = regularColumns(table);
  if (!rowCount(table) || !columns.length) {
    throw new OperatorError('The table has no row, or no regular column.');
  }
  const rows = Array.from({length: rowCount(table)}, (_, row) => row);
  const models = columns.map((column) => {
    const rules = isNominal(column)
      ? rulesOfValues(column, rows, labels)
      : rulesOfLimits(column, rows, table, labels);
    const wrong = rows.filter((row) => {
      const rule = rules.find(({conditions}) =>
        coversRow(conditions, table, row),
      );
      return rule?.label !== labels.classes[labels.places[row] as number];
    });
    const error = wrong.reduce(
      (sum, row) => sum + (labels.weights[row] ?? 1),
      0,
    );
    return {column, rules, error};
  });
  const [best] = [...models].sort((a, b) => a.error - b.error);
  const rules = best?.rules ?? [];
  return {
    model: rulesTable(rules, labels),
    errors: [
      {
        name: 'column',
        type: 'nominal',
        values: models.map(({column}) => column.name),
      },
      {
        name: 'rules',
        type: 'integer',
        values: models.map((model) => model.rules.length),
      },
      {name: 'wrong', type: 'real', values: models.map(({error}) => error)},
    ],
    'labelled data': applyRules(rules, data, table, labels),
  };
};
