import {describe, expect, it} from 'vitest';
import {
  NotComputed,
  OperatorError,
} from '../../../../../../plugins/operator-lab/run/types';
import type {
  Run,
  Settings,
  Tables,
} from '../../../../../../plugins/operator-lab/run/types';
import {outcomeOf} from '../../../../../../plugins/operator-lab/theme/OperatorTrial/outcome';
import type {Outcome} from '../../../../../../plugins/operator-lab/theme/OperatorTrial/outcome';
import {TRIAL} from './aTrial';

const run: Run = ({in: table = []}, {mode, amount, word}): Tables => {
  if (word === 'stop') {
    throw new OperatorError('The word must not be stop.');
  }
  if (word === 'limit') {
    throw new NotComputed('This example knows no limit.');
  }
  if (word === 'bug') {
    throw new TypeError('x is undefined');
  }
  const scale = (value: unknown) =>
    typeof value !== 'number'
      ? null
      : mode === 'double'
        ? 2 * value
        : value + Number(amount);
  return word === 'none'
    ? {}
    : {
        out: table.slice(0, 1).map((column) => ({
          ...column,
          values: column.values.map(scale),
        })),
      };
};

const {inputs} = TRIAL;
const outcome = (settings: Settings, last: Outcome['output'] = []) =>
  outcomeOf(
    TRIAL,
    run,
    {settings: {...TRIAL.settings, ...settings}, inputs},
    last,
  );
const first = outcome({});

describe('outcomeOf', () => {
  it('computes the example from settings', () => {
    const textsOf = ({output}: Outcome) => output.map(({texts}) => texts);
    expect(textsOf(first)).toEqual([['2', '?']]);
    expect(textsOf(outcome({mode: 'add'}))).toEqual([['3', '?']]);
  });

  it.each([
    ['stop', {reason: 'operator error', message: 'The word must not be stop.'}],
    [
      'limit',
      {reason: 'not computed', message: 'This example knows no limit.'},
    ],
    ['bug', {reason: 'failure'}],
    ['none', {reason: 'failure'}],
  ])('keeps the last result and says why: %s', (word, stop) => {
    expect(outcome({word}, first.output)).toEqual({output: first.output, stop});
  });
});
