import type {Condition} from './condition';

/** What an operator can check its data for, in the order in which it is shown. */
export const CAPABILITIES = [
  'numeric_columns',
  'binominal_columns',
  'polynominal_columns',
  'missing_values',
  'weights',
  'numeric_label',
  'binominal_label',
  'polynominal_label',
  'one_class_label',
  'no_label',
  'updatable',
  'formula',
] as const;

/** A capability. */
export type Capability = (typeof CAPABILITIES)[number];

/** Capabilities of an operator: yes, no, or yes under a condition. An absent one is unknown. */
export type Capabilities = Readonly<
  Partial<Record<Capability, boolean | {readonly when: Condition}>>
>;
