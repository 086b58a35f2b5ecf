import {NotComputed, OperatorError} from '../../run/types';
import type {Run} from '../../run/types';
import type {Trial} from '../../run/trial';
import type {Draft} from './draft';
import {readDraft} from './readDraft';
import type {Problems} from './readDraft';
import {shownTable} from './shownTable';
import type {ShownColumn} from './shownTable';

/** Why there is no new result. */
export type Stop =
  | {readonly reason: 'wrong input'}
  | {
      readonly reason: 'operator error' | 'not computed';
      readonly message: string;
    }
  | {readonly reason: 'failure'};

/** What came of a draft. */
export type Outcome = {
  /** The last result: that of the draft, unless something stopped it. */
  readonly output: readonly ShownColumn[];
  readonly problems: Problems;
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

/** Computes the example for a draft; what cannot be computed keeps the last result. */
export function outcomeOf(
  trial: Trial,
  run: Run,
  draft: Draft,
  last: readonly ShownColumn[] = [],
): Outcome {
  const {settings, inputs, problems} = readDraft(trial, draft);
  if (Object.keys(problems).length > 0) {
    return {output: last, problems, stop: {reason: 'wrong input'}};
  }
  try {
    const table = run(inputs, settings)[trial.output];
    return table
      ? {output: shownTable(table), problems}
      : {output: last, problems, stop: {reason: 'failure'}};
  } catch (error) {
    return {output: last, problems, stop: stopFor(error)};
  }
}
