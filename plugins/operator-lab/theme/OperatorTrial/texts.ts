import {translate} from '@docusaurus/Translate';
import type {Stop} from './outcome';
import type {Problem} from './readDraft';

function bounds({min, max}: Problem): string {
  const values = {min: String(min), max: String(max)};
  if (min !== undefined && max !== undefined) {
    return translate(
      {id: 'theme.OperatorTrial.range', message: ' from {min} to {max}'},
      values,
    );
  }
  if (min !== undefined) {
    return translate(
      {id: 'theme.OperatorTrial.atLeast', message: ' of at least {min}'},
      values,
    );
  }
  return max === undefined
    ? ''
    : translate(
        {id: 'theme.OperatorTrial.atMost', message: ' of at most {max}'},
        values,
      );
}

function expectedText({expected}: Problem): string {
  switch (expected) {
    case 'number':
      return translate({
        id: 'theme.OperatorTrial.number',
        message: 'a number',
      });
    case 'whole number':
      return translate({
        id: 'theme.OperatorTrial.wholeNumber',
        message: 'a whole number',
      });
    case 'date':
      return translate({
        id: 'theme.OperatorTrial.date',
        message: 'a date such as 2024-01-31',
      });
    case 'text':
      return translate({id: 'theme.OperatorTrial.text', message: 'text'});
  }
}

/** What to enter in place of what was typed. */
export function problemText(problem: Problem): string {
  if (problem.isTooMuch) {
    return translate(
      {
        id: 'theme.OperatorTrial.tooMuch',
        message: 'This example computes numbers up to {max}.',
      },
      {max: String(problem.max)},
    );
  }
  const values = {expected: expectedText(problem), bounds: bounds(problem)};
  return problem.isCell
    ? translate(
        {
          id: 'theme.OperatorTrial.cellProblem',
          message: 'Enter {expected}, or ? for a missing value.',
          description: 'expected: a number, a whole number, a date, or text',
        },
        values,
      )
    : translate(
        {
          id: 'theme.OperatorTrial.settingProblem',
          message: 'Enter {expected}{bounds}.',
          description: 'bounds: empty, or such as " from 1 to 9"',
        },
        values,
      );
}

/** Why the table is not that of the settings; the operator's own words for its error. */
export function stopText(stop: Stop): string {
  switch (stop.reason) {
    case 'operator error':
      return translate(
        {
          id: 'theme.OperatorTrial.operatorError',
          message: 'The operator stops with an error: {message}',
        },
        {message: stop.message},
      );
    case 'not computed':
      return stop.message;
    case 'wrong input':
      return translate({
        id: 'theme.OperatorTrial.wrongInput',
        message: 'Correct the marked entries to see their result.',
      });
    case 'failure':
      return translate({
        id: 'theme.OperatorTrial.failure',
        message: 'This example cannot compute that.',
      });
  }
}

/** The name of an output; new rows with what the model of the example says of them. */
export function portText(port: string): string {
  return port === 'applied'
    ? translate({
        id: 'theme.OperatorTrial.applied',
        message: 'new data with predictions',
      })
    : port;
}

/** When a parameter has an effect. */
export function whenText(condition: string): string {
  return translate(
    {id: 'theme.OperatorTrial.onlyWhen', message: 'Only when {condition}.'},
    {condition},
  );
}

/**
 * How the result compares with the example.
 * @param changed The number of cells that differ.
 * @param isSame Whether nothing else differs: no row or column is gone, or in another place.
 */
export function changeText(changed: number, isSame: boolean): string {
  if (changed === 0) {
    return isSame
      ? translate({
          id: 'theme.OperatorTrial.same',
          message: 'The result is the same as in the example.',
        })
      : translate({
          id: 'theme.OperatorTrial.otherShape',
          message: 'The result has other rows or columns than the example.',
        });
  }
  return translate(
    {
      id: 'theme.OperatorTrial.changed',
      message:
        'Cells that differ from the example are bold, with a bar: {changed}',
    },
    {changed},
  );
}
