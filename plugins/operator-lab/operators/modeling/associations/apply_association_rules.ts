import {isNominal} from '../../_shared/tables/chosenColumns';
import {regularColumns} from '../../_shared/tables/innerNumbers';
import {basketsOf} from '../../_shared/models/itemSets';
import {OperatorError} from '../../_shared/types';
import {knownValues} from '../../_shared/tables/knownValues';
import {cellsOf} from '../../_shared/tables/namedColumn';
import type {Run, Settings, Table} from '../../_shared/types';

type Rule = {
  readonly premise: readonly string[];
  readonly conclusion: readonly string[];
  readonly value: number;
};

/**
 * Parses the table of Create Association Rules, with the measure that
 * `confidence_aggregation_method` selects. With `binary`, each rule has the
 * value 1.
 */
function rulesOf(table: Table, settings: Settings): Rule[] {
  const method = String(settings.confidence_aggregation_method ?? 'binary');
  const measure = method.replace('aggregated ', '').toLowerCase();
  const cells = (name: string) => cellsOf(table, name);
  return cells('Premises').map((premise, row) => ({
    premise: String(premise).split(', '),
    conclusion: String(cells('Conclusion')[row]).split(', '),
    value: measure === 'binary' ? 1 : Number(cells(measure)[row] ?? NaN),
  }));
}

/**
 * Apply Association Rules: scores each item of a conclusion with the best rule
 * whose premise is in the row. The score is NaN if one of these rules has no
 * value.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = [], 'association rules': rules = []} = inputs;
  const columns = regularColumns(table);
  const wrong = columns.find(
    (column) => !isNominal(column) || knownValues(column).length > 2,
  );
  if (wrong) {
    throw new OperatorError(
      `The column "${wrong.name}" is not nominal with two values.`,
    );
  }
  const all = rulesOf(rules, settings);
  const baskets = basketsOf(columns, String(settings.positive_value ?? ''));
  const items = [...new Set(all.flatMap(({conclusion}) => conclusion))].sort();
  const scores = items.map((item) => {
    const name = `confidence(${item})`;
    const own = all.filter(({conclusion}) => conclusion.includes(item));
    return {
      name,
      type: 'real' as const,
      role: name,
      values: baskets.map((basket) =>
        Math.max(
          0,
          ...own
            .filter(({premise}) => premise.every((one) => basket.has(one)))
            .map(({value}) => value),
        ),
      ),
    };
  });
  return {'example set': [...table, ...scores]};
};
