import type {WorkflowLevel, WorkflowOperator} from '../../shared/workflow';
import type {Collection, Flow, InnerRun, OperatorCode, Variables} from './flow';
import {runOperator} from './runOperator';
import {NotComputed, OperatorError} from './types';
import type {Settings, Table} from './types';

/** An operator of a run, with the tables at its ports. */
export type Step = {
  readonly operator: WorkflowOperator;
  readonly inputs: Flow;
  readonly outputs: Flow;
  /** Inner workflows that have run, each with the steps of its first run. */
  readonly inner: readonly InnerSteps[];
};

/** An inner workflow of a step. */
export type InnerSteps = {
  readonly name: string;
  readonly steps: readonly Step[];
  /** True if the inner workflow has run more than once. */
  readonly isRepeated: boolean;
};

/** The end of a run before its last operator. */
export type Stop = {
  readonly operator: WorkflowOperator;
  readonly reason: 'operator error' | 'not computed' | 'failure';
  readonly message: string;
};

/** The steps of a workflow in their order, and the tables at its results. */
export type WorkflowRun = {
  readonly steps: readonly Step[];
  readonly results: Flow;
  /** Absent if all operators have run. */
  readonly stop?: Stop;
};

/** Everything that a run needs in addition to the workflow. */
type Given = {
  /**
   * Tables by the name of the operator that retrieves them, or of the input of
   * the level.
   */
  readonly tables: Flow;
  /** The code of an operator by its doc id. Undefined if there is none. */
  readonly codeOf: (id: string) => OperatorCode | undefined;
  /** Values of workflow variables. Default: none. */
  readonly variables?: Variables;
  /** Settings by the name of their operator. Default: as in the workflow. */
  readonly settings?: Readonly<Record<string, Settings>>;
};

/** Error of an operator within another operator. */
class InnerStop extends Error {
  constructor(readonly stop: Stop) {
    super(stop.message);
  }
}

/** Converts the error of an operator to the end of a run. */
function stopAt(operator: WorkflowOperator, error: unknown): Stop {
  if (error instanceof InnerStop) {
    return error.stop;
  }
  const message = error instanceof Error ? error.message : String(error);
  const reason =
    error instanceof NotComputed
      ? 'not computed'
      : error instanceof OperatorError
        ? 'operator error'
        : 'failure';
  return {operator, reason, message};
}

/**
 * Returns the runs of the inner workflows of an operator by their names.
 * @param done Receives the steps of each run.
 */
function innerRuns(
  {inner}: WorkflowOperator,
  given: Given,
  done: (name: string, steps: readonly Step[]) => void,
): Readonly<Record<string, InnerRun>> {
  return Object.fromEntries(
    inner.map(({name, ...level}) => [
      name,
      (inputs: Flow, variables: Variables = {}) => {
        const {steps, results, stop} = runWorkflow(level, {
          ...given,
          tables: {...given.tables, ...inputs},
          variables: {...given.variables, ...variables},
        });
        if (stop) {
          throw new InnerStop(stop);
        }
        done(name, steps);
        return results;
      },
    ]),
  );
}

/** Computes the tables at the outputs of an operator, or returns the given table. */
function outputsOf(
  operator: WorkflowOperator,
  inputs: Flow,
  given: Given,
  done: (name: string, steps: readonly Step[]) => void,
): Flow {
  const table = Object.hasOwn(given.tables, operator.name)
    ? given.tables[operator.name]
    : undefined;
  if (table && operator.inner.length === 0) {
    return Object.fromEntries(operator.outputs.map(({name}) => [name, table]));
  }
  return runOperator(operator, {
    code: given.codeOf(operator.id),
    inputs,
    variables: given.variables ?? {},
    changed: given.settings?.[operator.name],
    inner: innerRuns(operator, given, done),
  });
}

/**
 * Runs a workflow on tables. An operator runs when all its inputs are computed,
 * and operators that can run at the same time run in the order in which they
 * are written. The run ends at the first operator that stops it, or whose
 * result cannot be computed. A pure function.
 */
export function runWorkflow(
  {operators, connections}: WorkflowLevel,
  given: Given,
): WorkflowRun {
  const steps: Step[] = [];
  const stepOf = new Map<number, Step>();

  /** Returns the tables that reach an operator, or the results without one. */
  function flowAt(target: number | undefined): Flow {
    const ends = connections.filter(({to}) => to.operator === target);
    return Object.fromEntries(
      ends.flatMap(({from, to}): [string, Table | Collection][] => {
        const table =
          from.operator === undefined
            ? given.tables[from.port]
            : stepOf.get(from.operator)?.outputs[from.port];
        return table ? [[to.port, table]] : [];
      }),
    );
  }

  const isReady = (target: number) =>
    !stepOf.has(target) &&
    connections.every(
      ({from, to}) =>
        to.operator !== target ||
        from.operator === undefined ||
        stepOf.has(from.operator),
    );

  for (;;) {
    const at = operators.findIndex((_, index) => isReady(index));
    const operator = operators[at];
    if (!operator) {
      break;
    }
    try {
      const inputs = flowAt(at);
      const inner = new Map<string, InnerSteps>();
      const outputs = outputsOf(operator, inputs, given, (name, inside) => {
        const first = inner.get(name);
        inner.set(name, {
          name,
          steps: first?.steps ?? inside,
          isRepeated: first !== undefined,
        });
      });
      const step = {operator, inputs, outputs, inner: [...inner.values()]};
      const absent = operator.outputs.find(({name}) => !step.outputs[name]);
      if (absent) {
        throw new NotComputed(
          `Its output "${absent.name}" is not computed here.`,
        );
      }
      steps.push(step);
      stepOf.set(at, step);
    } catch (error) {
      return {steps, results: {}, stop: stopAt(operator, error)};
    }
  }
  const waiting = operators.find((_, at) => !stepOf.has(at));
  return waiting
    ? {
        steps,
        results: {},
        stop: stopAt(
          waiting,
          new OperatorError('Its input depends on its own output.'),
        ),
      }
    : {steps, results: flowAt(undefined)};
}
