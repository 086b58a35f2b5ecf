import type {Difference} from '../checks/operatorFacts';

/** Where pages differ from the collected facts on purpose. An entry that is not needed fails the test. */
export const DIFFERENCES: readonly Difference[] = [
  {
    id: 'operators/cleansing/missing/replace_missing_values',
    field: 'replenishment_value.only_when',
    reason:
      'The facts have the condition as data that no record can hold; the page says it in words.',
  },
  {
    id: 'operators/scoring/cost_sensitive_scoring',
    field: 'cost_matrix.type',
    reason:
      'The facts are from memory and say string; what is entered is a matrix.',
  },
];

/** Categories of which every operator in the facts must have its page. */
export const COMPLETE_CATEGORIES: readonly string[] = ['cleansing', 'scoring'];
