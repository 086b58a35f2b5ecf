import type {Run, Settings, Table} from './types';

/** Tables that a loop collects, in the order of its iterations. */
export type Collection = {readonly tables: readonly Table[]};

/** Tables and collections by port. */
export type Flow = Readonly<Record<string, Table | Collection>>;

/** Values of workflow variables, by name. */
export type Variables = Readonly<Record<string, string>>;

/** Runs an inner workflow, with additional variables, and returns its results. */
export type InnerRun = (inputs: Flow, variables?: Variables) => Flow;

/**
 * Computes the outputs of an operator with inner workflows.
 * @param inner The inner workflows by name.
 */
export type RunInner = (
  inputs: Flow,
  settings: Settings,
  inner: Readonly<Record<string, InnerRun>>,
) => Flow;

/** The code of an operator, as its module exports it. */
export type OperatorCode = {
  readonly run?: Run;
  /** Present if the operator runs inner workflows. */
  readonly runInner?: RunInner;
  /**
   * True if a collection at an input counts as one table after the other.
   * Default: false, which ends the run.
   */
  readonly readsCollections?: boolean;
};

/** True if a value at a port is a collection. */
export function isCollection(value: Table | Collection): value is Collection {
  return 'tables' in value;
}
