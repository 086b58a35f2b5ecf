import type {Difference} from '../checks/operatorFacts';

/** Where pages differ from the collected facts on purpose. An entry that is not needed fails the test. */
export const DIFFERENCES: readonly Difference[] = [];

/** Categories of which every operator in the facts must have its page. */
export const COMPLETE_CATEGORIES: readonly string[] = [];
