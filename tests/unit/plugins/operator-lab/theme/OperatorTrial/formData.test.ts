import {describe, expect, it} from 'vitest';
import type {Trial} from '../../../../../../plugins/operator-lab/run/trial';
import type {Column} from '../../../../../../plugins/operator-lab/run/types';
import {
  cellName,
  IN_EFFECT,
  inEffect,
  readData,
  settingName,
  startData,
} from '../../../../../../plugins/operator-lab/theme/OperatorTrial/formData';
import {TRIAL} from './aTrial';

/**
 * Settings after a reader has entered some values, with all parameters in
 * effect.
 */
function settingsOf(
  entered: Readonly<Record<string, string | undefined>>,
  trial = TRIAL,
) {
  const data = startData(trial);
  for (const [name, value] of Object.entries(entered)) {
    data.append(IN_EFFECT, name);
    data.delete(settingName({name}));
    if (value !== undefined) {
      data.set(settingName({name}), value);
    }
  }
  return readData(trial, data).settings;
}

const withParameter = (
  parameter: Trial['parameters'][number],
  settings: Trial['settings'] = {},
): Trial => ({...TRIAL, parameters: [parameter], settings});

describe('inEffect', () => {
  it('lists the parameters whose condition holds', () => {
    const first = ['mode', 'flag', 'word', 'lines'];
    expect(inEffect(TRIAL, TRIAL.settings)).toEqual(first);
    expect(inEffect(TRIAL, {...TRIAL.settings, mode: 'add'})).toContain(
      'amount',
    );
  });
});

describe('readData', () => {
  it('reads the example as it was', () => {
    expect(readData(TRIAL, startData(TRIAL))).toEqual({
      settings: {...TRIAL.settings, lines: []},
      inputs: TRIAL.inputs,
    });
  });

  it('reads what a reader has entered', () => {
    expect(
      settingsOf({
        mode: 'add',
        amount: '7',
        flag: 'on',
        word: 'w',
        lines: '[["x","add"]]',
      }),
    ).toEqual({
      mode: 'add',
      amount: 7,
      flag: true,
      word: 'w',
      lines: [['x', 'add']],
      hidden: true,
    });
  });

  it('keeps the start of a parameter without effect', () => {
    const data = startData(TRIAL);
    data.set(settingName({name: 'amount'}), '9');
    expect(readData(TRIAL, data).settings.amount).toBe(2);
  });

  it('leaves a text without a default unset while it is empty', () => {
    expect(settingsOf({word: ''})).not.toHaveProperty('word');
    const trial = withParameter(
      {name: 'word', label: 'word', control: 'text'},
      {word: 'w'},
    );
    expect(settingsOf({word: ''}, trial).word).toBe('');
  });

  it('keeps a default in words while no number is entered', () => {
    const trial = withParameter(
      {name: 'amount', label: 'amount', control: 'number'},
      {amount: 'infinity'},
    );
    expect(settingsOf({amount: ''}, trial).amount).toBe('infinity');
    expect(settingsOf({amount: '3'}, trial).amount).toBe(3);
  });

  it('reads several columns, and keeps their text while they are the same', () => {
    const trial = withParameter(
      {name: 'set', label: 'set', control: 'columns'},
      {set: 'name|gone'},
    );
    const name = settingName({name: 'set'});
    const data = startData(trial);
    expect(readData(trial, data).settings.set).toBe('name|gone');
    data.delete(name);
    data.append(name, 'x');
    data.append(name, 'name');
    expect(readData(trial, data).settings.set).toBe('x|name');
  });

  it('reads cells, and adds new values to the list of those that a column knows', () => {
    const column: Column = {
      name: 'x',
      type: 'nominal',
      values: ['b', null],
      knownValues: ['a', 'b'],
    };
    const trial: Trial = {...TRIAL, inputs: {in: [column]}};
    const data = startData(trial);
    data.set(cellName('in', 0, 1), 'c');
    expect(readData(trial, data).inputs.in).toEqual([
      {...column, values: ['b', 'c'], knownValues: ['a', 'b', 'c']},
    ]);
  });
});
