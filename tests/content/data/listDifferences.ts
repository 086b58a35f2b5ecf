import type {Difference} from '../checks/operatorFacts';

/** Parameters whose value must be on the list, and their pages. */
const CLOSED: Readonly<Record<string, readonly string[]>> = {
  condition_class: ['blending/examples/filter/filter_examples'],
  criterion: [
    'deprecated/decision_tree',
    'deprecated/random_forest',
    'modeling/feature_weights/weight_by_forest',
    'modeling/predictive/rules/rule_induction',
    'modeling/predictive/trees/decision_stump',
    'modeling/predictive/trees/id3',
    'modeling/predictive/trees/random_tree',
  ],
  duplicate_annotations: [
    'utility/annotations/annotate',
    'utility/annotations/data_to_annotations',
  ],
  encoding: [
    'data_access/files/read/read_csv',
    'data_access/files/read/read_excel',
    'data_access/files/write/write_csv',
    'data_access/files/write/write_excel',
    'data_access/files/write/write_special',
    'deprecated/legacy_read_csv',
    'deprecated/legacy_read_excel',
    'deprecated/read_excel_format',
    'deprecated/write_aml',
    'utility/files/write_as_text',
    'utility/files/write_message',
  ],
  mode: ['modeling/segmentation/agglomerative_clustering'],
};

/** Lists of values that readers cannot add to; the facts do not say so. */
export const CLOSED_LISTS: readonly Difference[] = Object.entries(
  CLOSED,
).flatMap(([name, pages]) =>
  pages.map((page) => ({
    id: `operators/${page}`,
    field: `${name}.type`,
    reason:
      'The facts name a class that can also accept other texts; the public code turns this off.',
  })),
);
