import {OperatorError} from '../types';
import type {Run, Settings, Value} from '../types';

/** Computes the new tokens of a document. */
export type TokenStep = (
  tokens: readonly string[],
  settings: Settings,
) => readonly string[];

/**
 * Creates the run of an operator on a document. A document is a table with one
 * token per row in its first column.
 */
export function tokenRun(step: TokenStep): Run {
  return ({document = []}, settings) => {
    const [column] = document;
    if (!column) {
      throw new OperatorError('There is no document.');
    }
    const tokens = column.values
      .filter((value): value is Exclude<Value, null> => value !== null)
      .map(String);
    return {document: [{...column, values: step(tokens, settings)}]};
  };
}
