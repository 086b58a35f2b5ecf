import {Joi} from '@docusaurus/utils-validation';
import type {Condition} from '../../shared/record/condition';
import {condition, flag} from '../../shared/record/schemas';

/**
 * Properties of data that operators accept or reject, each with its table row
 * and its name in that row.
 */
export const CAPABILITIES = {
  numeric_columns: {row: 'columns', word: 'numeric'},
  binominal_columns: {row: 'columns', word: 'nominal with two values'},
  polynominal_columns: {row: 'columns', word: 'nominal with more values'},
  missing_values: {row: 'others', word: 'missing values'},
  weights: {row: 'others', word: 'row weights'},
  numeric_label: {row: 'labels', word: 'numeric'},
  binominal_label: {row: 'labels', word: 'nominal with two values'},
  polynominal_label: {row: 'labels', word: 'nominal with more values'},
  one_class_label: {row: 'labels', word: 'nominal with one value'},
  no_label: {row: 'labels', word: 'none'},
  updatable: {row: 'others', word: 'updates with new rows'},
  formula: {row: 'others', word: 'model as a formula'},
} as const;

export type Capability = keyof typeof CAPABILITIES;

/** All capabilities, in display order. */
export const CAPABILITY_NAMES = Object.keys(
  CAPABILITIES,
) as readonly Capability[];

/**
 * Capabilities of an operator: yes, no, or yes under a condition. Absent
 * capabilities are unknown.
 */
export type Capabilities = Readonly<
  Partial<Record<Capability, boolean | {readonly when: Condition}>>
>;

const capability = Joi.alternatives(
  flag,
  Joi.object({when: condition.required()}),
).messages({
  'alternatives.types': '{{#label}} must be true, false, or have `when`',
});

export const capabilitiesSchema = Joi.object(
  Object.fromEntries(CAPABILITY_NAMES.map((name) => [name, capability])),
).min(1);
