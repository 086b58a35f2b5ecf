import {NotComputed, OperatorError} from '../../run/types';
import type {Run, Settings, Tables} from '../../run/types';
import type {Trial} from '../../run/trial';
import {shownTable} from '../../run/shownTable';
import type {ShownColumn} from '../../run/shownTable';

/** Reason for a missing result. */
export type Stop =
  | {
      readonly reason: 'operator error' | 'not computed';
      readonly message: string;
    }
  | {readonly reason: 'failure'};

/** The last result, and the reason if the latest run has none. */
export type Outcome = {
  readonly output: readonly ShownColumn[];
  readonly stop?: Stop;
};

function stopFor(error: unknown): Stop {
  if (error instanceof NotComputed) {
    return {reason: 'not computed', message: error.message};
  }
  return error instanceof OperatorError
    ? {reason: 'operator error', message: error.message}
    : {reason: 'failure'};
}

/** Computes the example. If the run fails, the output is the last result. */
export function outcomeOf(
  {output}: Pick<Trial, 'output'>,
  run: Run,
  {settings, inputs}: {readonly settings: Settings; readonly inputs: Tables},
  last: readonly ShownColumn[] = [],
): Outcome {
  try {
    const table = run(inputs, settings)[output];
    return table
      ? {output: shownTable(table)}
      : {output: last, stop: {reason: 'failure'}};
  } catch (error) {
    return {output: last, stop: stopFor(error)};
  }
}
