import type {CatalogEntry} from '@theme/OperatorCatalog';

/** A learner that takes missing values, and weights in some settings. */
export const K_NN: CatalogEntry = {
  title: 'k-NN',
  href: '/docs/operators/modeling/k_nn',
  text: 'Learns from the nearest neighbors.',
  path: ['Modeling', 'Lazy'],
  kind: 'Builds a model',
  takes: ['Data table'],
  gives: ['Model', 'Data table'],
  tags: ['nearest neighbor'],
  source: 'code',
  can: ['missing_values', 'weights', 'numeric_label'],
  depends: ['weights'],
  deprecated: false,
  live: false,
};

/** An operator whose path does not follow from its title, with next to nothing known. */
export const APPLY_MODEL: CatalogEntry = {
  title: 'Apply Model',
  href: '/docs/operators/scoring/apply/',
  text: 'Applies a model.',
  path: ['Scoring'],
  kind: 'Applies models',
  takes: ['Data table'],
  gives: ['Data table'],
  tags: [],
  source: '',
  can: [],
  depends: [],
  deprecated: true,
  live: false,
};

/** Names of codes, in order. */
export const NAMES = {
  source: {code: 'Public code', 'older code': 'Older public code'},
  label: {numeric_label: 'Numeric', no_label: 'None'},
  handles: {
    missing_values: 'Missing values',
    weights: 'Row weights',
    updatable: 'Updates with new rows',
  },
};
