import {describe, expect, it} from 'vitest';
import {
  NotComputed,
  OperatorError,
} from '../../../../../../plugins/operator-lab/run/types';
import type {
  Run,
  Tables,
} from '../../../../../../plugins/operator-lab/run/types';
import {
  draftOf,
  withCell,
  withSetting,
} from '../../../../../../plugins/operator-lab/theme/OperatorTrial/draft';
import {outcomeOf} from '../../../../../../plugins/operator-lab/theme/OperatorTrial/outcome';
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

const start = draftOf(TRIAL);
const textsOf = (outcome: ReturnType<typeof outcomeOf>) =>
  outcome.output.map(({texts}) => texts);
const first = outcomeOf(TRIAL, run, start);

describe('outcomeOf', () => {
  it('computes the example from settings and cells', () => {
    expect(textsOf(first)).toEqual([['2', '?']]);
    const added = withSetting(start, 'mode', 'add');
    expect(textsOf(outcomeOf(TRIAL, run, added))).toEqual([['3', '?']]);
    const typed = withCell(added, ['in', 0, 1], '5');
    expect(textsOf(outcomeOf(TRIAL, run, typed))).toEqual([['3', '7']]);
  });

  it('keeps the last result while an entry is wrong', () => {
    const wrong = withCell(start, ['in', 0, 1], 'abc');
    expect(outcomeOf(TRIAL, run, wrong, first.output)).toEqual({
      output: first.output,
      problems: {'cell 0 1 in': {expected: 'whole number', isCell: true}},
      stop: {reason: 'wrong input'},
    });
  });

  it('keeps the last result with the error of the operator', () => {
    const stopped = withSetting(start, 'word', 'stop');
    expect(outcomeOf(TRIAL, run, stopped, first.output)).toEqual({
      output: first.output,
      problems: {},
      stop: {reason: 'operator error', message: 'The word must not be stop.'},
    });
  });

  it('says what it does not compute', () => {
    const limited = withSetting(start, 'word', 'limit');
    expect(outcomeOf(TRIAL, run, limited).stop).toEqual({
      reason: 'not computed',
      message: 'This example knows no limit.',
    });
  });

  it.each(['bug', 'none'])('does not show a mistake of ours: %s', (word) => {
    const draft = withSetting(start, 'word', word);
    expect(outcomeOf(TRIAL, run, draft, first.output)).toEqual({
      output: first.output,
      problems: {},
      stop: {reason: 'failure'},
    });
  });
});
