import {liveOf} from '../../../plugins/operator-lab/live/fields';
import {writtenExample} from '../../../plugins/operator-lab/live/writtenExample';
import {numberIn} from '../../../plugins/operator-lab/run/columnOf';
import type {
  Column,
  Table,
  Tables,
} from '../../../plugins/operator-lab/run/types';
import {shownTable} from '../../../plugins/operator-lab/theme/OperatorTrial/shownTable';
import type {ExampleOperator} from '../../../plugins/shared/liveExamples';

/** A page with a live example. */
type ExamplePage = {
  /** Path within the project. */
  readonly file: string;
  readonly content: string;
  readonly record: ExampleOperator;
};

/**
 * Returns true if the cells of a page end with the values of a column, rounded
 * to the decimal places of the cells.
 */
function shows(cells: readonly string[], column: Column): boolean {
  const {values} = column;
  const texts = cells.slice(-values.length);
  const shownTexts = shownTable([column])[0]?.texts ?? [];
  return (
    texts.length === values.length &&
    values.every((value, row) => {
      const text = (texts[row] ?? '').replaceAll('\\', '');
      if (typeof value !== 'number' || !Number.isFinite(value)) {
        return text === shownTexts[row];
      }
      const digits = /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
      const shown = numberIn(text);
      return (
        shown !== undefined &&
        Math.abs(shown - value) <= 0.500001 * 10 ** -digits
      );
    })
  );
}

/**
 * Pages that show only a part of the result. `tests/content/examples` checks
 * the rest.
 */
const PARTLY = new Set([
  'blending/values/split',
  'cleansing/missing/declare_missing_value',
  'extensions/Operator_Toolbox/models/get_interpretation_subprocess',
  'extensions/Operator_Toolbox/outliers/tukey_test',
  'modeling/associations/fp_growth',
  'modeling/predictive/ensembles/adaboost',
  'modeling/predictive/ensembles/bagging',
  'modeling/predictive/ensembles/bayesian_boosting',
  'modeling/predictive/ensembles/stacking',
  'modeling/predictive/ensembles/vote',
  'modeling/predictive/neural_nets/auto_mlp',
  'modeling/predictive/rules/subgroup_discovery',
  'modeling/predictive/rules/tree_to_rules',
  'modeling/predictive/trees/decision_tree_multiway',
  'modeling/predictive/trees/gradient_boosted_trees',
  'modeling/predictive/trees/parallel_random_forest',
  'modeling/predictive/trees/random_tree',
  'modeling/time_series/feature_extraction/extract_std_descriptive_features',
  'scoring/confidences/find_threshold',
  'utility/process_control/branches/branch',
  'utility/process_control/loops/loop_files',
  'validation/cross_validation',
  'validation/performance/performance_min_max',
  'validation/performance/predictive/performance_costs',
  'validation/performance/segmentation/map_clustering_on_labels',
]);

/**
 * Returns true if a page shows a result: a table with all of its columns, or
 * each column that differs from every input column. On pages in `PARTLY`, one
 * such column is enough.
 */
export function isOnPage(
  {file, content, record}: ExamplePage,
  tablesIn: Tables,
  result: Table,
): boolean {
  const inputs = Object.values(tablesIn).flat();
  const isInput = ({name, values}: Column) =>
    inputs.some(
      (input) =>
        input.name === name &&
        input.values.length === values.length &&
        input.values.every((value, row) => Object.is(value, values[row])),
    );
  const {section = 'Example'} = liveOf(record) ?? {};
  const written = writtenExample(content, section);
  const tables = [...written.tables, ...written.blocks].map(({head, rows}) =>
    head.map((name, at) => ({name, texts: rows.map((row) => row[at] ?? '')})),
  );
  const columns = tables.flat();
  const added = result.filter((column) => !isInput(column));
  const shown = added.filter((column) =>
    columns.some(({texts}) => shows(texts, column)),
  );
  const id = file.replace(/^docs\/operators\/|\.mdx$/g, '');
  return (
    tables.some((table) =>
      result.every((column) =>
        table.some(
          ({name, texts}) => name === column.name && shows(texts, column),
        ),
      ),
    ) ||
    (shown.length > 0 && (shown.length === added.length || PARTLY.has(id)))
  );
}
