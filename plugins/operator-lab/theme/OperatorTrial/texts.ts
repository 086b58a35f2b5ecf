import {translate} from '@docusaurus/Translate';
import type {ColumnType} from '../../run/types';
import type {Stop} from './outcome';

/** Valid numbers of a setting. */
export type Range = {
  /** Inclusive bounds. Absent if it has none. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** True if a number must be an integer. */
  readonly whole?: boolean | undefined;
  /**
   * Maximum number that the example computes, if the operator has no upper
   * bound.
   */
  readonly most?: number | undefined;
};

function bounds({min, max}: Range): string {
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

const expectedTexts = {
  number: () =>
    translate({id: 'theme.OperatorTrial.number', message: 'a number'}),
  'whole number': () =>
    translate({
      id: 'theme.OperatorTrial.wholeNumber',
      message: 'a whole number',
    }),
  date: () =>
    translate({
      id: 'theme.OperatorTrial.date',
      message: 'a date such as 2024-01-31',
    }),
  text: () => translate({id: 'theme.OperatorTrial.text', message: 'text'}),
};

/** Sentence with the valid numbers of a setting. */
export function rangeText(range: Range): string {
  const {whole, most} = range;
  const expected = expectedTexts[whole ? 'whole number' : 'number']();
  return [
    translate(
      {
        id: 'theme.OperatorTrial.settingProblem',
        message: 'Enter {expected}{bounds}.',
        description: 'bounds: empty, or such as " from 1 to 9"',
      },
      {expected, bounds: bounds(range)},
    ),
    most !== undefined &&
      translate(
        {
          id: 'theme.OperatorTrial.tooMuch',
          message: 'This example computes numbers up to {max}.',
        },
        {max: String(most)},
      ),
  ]
    .filter(Boolean)
    .join(' ');
}

const EXPECTED: Readonly<Record<ColumnType, keyof typeof expectedTexts>> = {
  integer: 'whole number',
  real: 'number',
  date: 'date',
  nominal: 'text',
  binominal: 'text',
  text: 'text',
};

/** Sentence with the valid entries in a cell. */
export function cellHint(type: ColumnType): string {
  return translate(
    {
      id: 'theme.OperatorTrial.cellProblem',
      message: 'Enter {expected}, or ? for a missing value.',
      description: 'expected: a number, a whole number, a date, or text',
    },
    {expected: expectedTexts[EXPECTED[type]]()},
  );
}

/**
 * Explains why the table does not match the settings. An operator error has the
 * operator's own message.
 */
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
    case 'failure':
      return translate({
        id: 'theme.OperatorTrial.failure',
        message: 'This example cannot compute that.',
      });
  }
}

/** Display name of an output. New rows are called new data with predictions. */
export function portText(port: string): string {
  return port === 'applied'
    ? translate({
        id: 'theme.OperatorTrial.applied',
        message: 'new data with predictions',
      })
    : port;
}

/** Message with the name of the wrong entry and a hint on valid entries. */
export function wrongEntryText(name: string, hint: string): string {
  return translate(
    {
      id: 'theme.OperatorTrial.wrongEntry',
      message: '{name}: {hint}',
      description: 'hint: a sentence such as "Enter a number."',
    },
    {name, hint},
  );
}

/** Sentence with the condition under which a parameter has an effect. */
export function whenText(condition: string): string {
  return translate(
    {id: 'theme.OperatorTrial.onlyWhen', message: 'Only when {condition}.'},
    {condition},
  );
}

/**
 * Sentence that compares the result with the example.
 * @param changed Number of cells that differ.
 * @param isSame True if nothing else differs: rows and columns are the same, in
 * the same order.
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

/** Description of the form for agents in the browser. */
export const toolText = (): string =>
  translate({
    id: 'theme.OperatorTrial.tool',
    message:
      'Computes the example of this page with other settings and tables, and shows the result below the form.',
  });
