import {OperatorError} from '../types';
import type {Run, Settings, Value} from '../types';

/** Makes the tokens of a document of the tokens that came. */
export type TokenStep = (
  tokens: readonly string[],
  settings: Settings,
) => readonly string[];

/** An operator on a document: a table with a token a row in the column `token`. */
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
