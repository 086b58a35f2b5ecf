import type {WorkflowLevel, WorkflowOperator} from '../../shared/workflow';
import type {OperatorCode} from './flow';
import {isCollection} from './flow';
import {runWorkflow} from './runWorkflow';
import type {Step, WorkflowRun} from './runWorkflow';
import type {Trial, TrialParameter} from './trial';
import type {Settings, Table, Tables} from './types';

/** A workflow of a page, with everything that readers can change. */
export type Recipe = {
  readonly workflow: WorkflowLevel;
  /** Tables by the name of the operator that retrieves them. */
  readonly tables: Tables;
  /** Parameters that readers can change, by the name of their operator. */
  readonly parameters: Readonly<Record<string, readonly TrialParameter[]>>;
};

/** Changes of a reader: settings by operator, and tables by name. */
export type RecipeChanges = {
  readonly settings: Readonly<Record<string, Settings>>;
  readonly tables: Tables;
};

/** A run of a recipe. */
export type RecipeRun = Pick<WorkflowRun, 'stop'> & {
  /** Steps by the name of their operator, in their order, with inner ones. */
  readonly steps: ReadonlyMap<string, Step>;
};

/** Returns steps with the steps of their inner workflows. */
export function withInner(steps: readonly Step[]): Step[] {
  return steps.flatMap((step) => [
    step,
    ...step.inner.flatMap((one) => withInner(one.steps)),
  ]);
}

/** Runs a recipe with the changes of a reader. */
export function runRecipe(
  {workflow, tables}: Recipe,
  codes: ReadonlyMap<string, OperatorCode>,
  changes: RecipeChanges,
): RecipeRun {
  const {steps, stop} = runWorkflow(workflow, {
    tables: {...tables, ...changes.tables},
    settings: changes.settings,
    codeOf: (id) => codes.get(id),
  });
  return {
    steps: new Map(withInner(steps).map((step) => [step.operator.name, step])),
    ...(stop && {stop}),
  };
}

/** Returns the operators of a workflow, also of inner ones. */
export function operatorsIn({operators}: WorkflowLevel): WorkflowOperator[] {
  return operators.flatMap((operator) => [
    operator,
    ...operator.inner.flatMap(operatorsIn),
  ]);
}

/** Tables at the inputs of a step, one after the other. */
export function inputsOf(step: Step | undefined): Table[] {
  return Object.values(step?.inputs ?? {}).flatMap((value) =>
    isCollection(value) ? value.tables : [value],
  );
}

/**
 * Returns the form of an operator: its table, or its settings.
 * @param inputs Tables at its inputs, whose columns readers can choose.
 */
export function formOf(
  {tables, parameters}: Recipe,
  {name, settings = {}, inner}: WorkflowOperator,
  inputs: readonly Table[],
): Trial {
  const table = inner.length === 0 ? tables[name] : undefined;
  return {
    parameters: table ? [] : (parameters[name] ?? []),
    settings,
    inputs: table
      ? {[name]: table}
      : Object.fromEntries(inputs.map((one, at) => [String(at), one])),
    output: '',
    given: {},
  };
}
