/** One page for each tier of operators. */
export const TIERS = {
  A: '/docs/operators/modeling/predictive/lazy/k_nn',
  B: '/docs/operators/cleansing/normalization/normalize',
  C: '/docs/operators/data_access/cloud_storage/amazon_s3/read_amazon_s3',
  D: '/docs/operators/extensions/Text_Processing/stemming/stem_porter',
  E: '/docs/operators/deprecated/decision_tree',
};
