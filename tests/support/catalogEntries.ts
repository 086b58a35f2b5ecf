import type {CatalogEntry} from '../../plugins/operator-pages/shared/catalogEntry';

/** A learner with a live example. */
export const K_NN: CatalogEntry = {
  title: 'k-NN',
  href: '/docs/operators/modeling/k_nn',
  text: 'Learns from the nearest neighbors.',
  path: ['Modeling', 'Lazy'],
  kind: 'Builds a model',
  tags: ['instance-based'],
  deprecated: false,
  live: true,
};

/**
 * An operator whose path differs from its title, with a minimum of other data.
 */
export const APPLY_MODEL: CatalogEntry = {
  title: 'Apply Model',
  href: '/docs/operators/scoring/apply/',
  text: 'Applies a model.',
  path: ['Scoring'],
  kind: 'Applies models',
  tags: [],
  deprecated: true,
  live: false,
};
