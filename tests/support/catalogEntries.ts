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
  can: [],
  depends: [],
  deprecated: true,
};

/** Names of sources, in order. */
export const SOURCES = ['code', 'older code'];
