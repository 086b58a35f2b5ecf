import type {WorkflowLevel, WorkflowOperator} from '../../shared/workflow';
import {NotComputed, OperatorError} from './types';
import type {Run, Tables} from './types';

/** The code of an operator, as its module exports it. */
export type OperatorCode = {readonly run: Run};

/** An operator of a run, with the tables at its ports. */
export type Step = {
  readonly operator: WorkflowOperator;
  readonly inputs: Tables;
  readonly outputs: Tables;
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
  readonly results: Tables;
  /** Absent if all operators have run. */
  readonly stop?: Stop;
};

/** Everything that a run needs in addition to the workflow. */
type Given = {
  /**
   * Tables by the name of the operator that retrieves them, or of the input of
   * the workflow.
   */
  readonly tables: Tables;
  /** The code of an operator by its doc id. Undefined if there is none. */
  readonly codeOf: (id: string) => OperatorCode | undefined;
};

/** Converts the error of an operator to the end of a run. */
function stopAt(operator: WorkflowOperator, error: unknown): Stop {
  const message = error instanceof Error ? error.message : String(error);
  const reason =
    error instanceof NotComputed
      ? 'not computed'
      : error instanceof OperatorError
        ? 'operator error'
        : 'failure';
  return {operator, reason, message};
}

/** Computes the tables at the outputs of an operator. */
function outputsOf(
  operator: WorkflowOperator,
  inputs: Tables,
  {tables, codeOf}: Given,
): Tables {
  const table = tables[operator.name];
  if (table) {
    return Object.fromEntries(operator.outputs.map(({name}) => [name, table]));
  }
  const code = codeOf(operator.id);
  if (!code) {
    throw new NotComputed('Its results are not computed here.');
  }
  if (operator.inner.length > 0) {
    throw new NotComputed('Its inner workflows are not computed here.');
  }
  return code.run(inputs, operator.settings ?? {});
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
  function tablesAt(target: number | undefined): Tables {
    const ends = connections.filter(({to}) => to.operator === target);
    return Object.fromEntries(
      ends.flatMap(({from, to}) => {
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
      const inputs = tablesAt(at);
      const step = {
        operator,
        inputs,
        outputs: outputsOf(operator, inputs, given),
      };
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
    : {steps, results: tablesAt(undefined)};
}
