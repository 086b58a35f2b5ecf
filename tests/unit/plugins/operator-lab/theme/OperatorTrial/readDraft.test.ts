import {describe, expect, it} from 'vitest';
import type {Trial} from '../../../../../../plugins/operator-lab/run/trial';
import {
  draftOf,
  withCell,
  withSetting,
} from '../../../../../../plugins/operator-lab/theme/OperatorTrial/draft';
import type {DraftSetting} from '../../../../../../plugins/operator-lab/theme/OperatorTrial/draft';
import {readDraft} from '../../../../../../plugins/operator-lab/theme/OperatorTrial/readDraft';
import {TRIAL} from './aTrial';

const start = draftOf(TRIAL);

const withSettings = (settings: Readonly<Record<string, DraftSetting>>) =>
  Object.entries(settings).reduce(
    (draft, [name, value]) => withSetting(draft, name, value),
    start,
  );

const readSettings = (settings: Readonly<Record<string, DraftSetting>>) =>
  readDraft(TRIAL, withSettings(settings));

const readCell = (column: number, text: string) => {
  const {inputs, problems} = readDraft(
    TRIAL,
    withCell(start, ['in', column, 0], text),
  );
  return problems[`cell ${column} 0 in`] ?? inputs.in?.[column]?.values[0];
};

describe('draftOf', () => {
  it('shows the example as texts', () => {
    expect(start).toEqual({
      settings: {mode: 'double', amount: '2', flag: false, word: '', lines: []},
      cells: {
        in: [
          ['1', '?'],
          ['a', 'b'],
        ],
      },
    });
  });
});

describe('readDraft', () => {
  it('reads the example as it was', () => {
    expect(readDraft(TRIAL, start)).toEqual({
      settings: {...TRIAL.settings, lines: []},
      inputs: TRIAL.inputs,
      problems: {},
    });
  });

  it('reads what was typed', () => {
    expect(
      readSettings({
        mode: 'add',
        amount: '7',
        flag: true,
        word: 'w',
        lines: [['x', 'add']],
      }).settings,
    ).toEqual({
      mode: 'add',
      amount: 7,
      flag: true,
      word: 'w',
      lines: [['x', 'add']],
      hidden: true,
    });
  });

  it.each(['', '0', '10', '2.5', 'two'])(
    'does not accept "%s" for a whole number from 1 to 9',
    (amount) => {
      expect(readSettings({mode: 'add', amount}).problems).toEqual({
        'setting amount': {expected: 'whole number', min: 1, max: 9},
      });
    },
  );

  it('computes no number without a bound that would freeze the page', () => {
    const free = (amount: number): Trial => ({
      ...TRIAL,
      parameters: [
        {name: 'amount', label: 'amount', control: 'number', whole: true},
      ],
      settings: {amount},
    });
    const read = (trial: Trial, amount: string) =>
      readDraft(trial, withSetting(draftOf(trial), 'amount', amount));
    expect(read(free(2), '1000').settings.amount).toBe(1000);
    expect(read(free(2), '1001').problems).toEqual({
      'setting amount': {expected: 'whole number', max: 1000, isTooMuch: true},
    });
    expect(read(free(5000), '5000').problems).toEqual({});
  });

  it('does not mind what stands in a parameter without effect', () => {
    const {settings, problems} = readSettings({amount: '99'});
    expect(problems).toEqual({});
    expect(settings.amount).toBe(2);
  });

  it('leaves a text without a default unset while it is empty', () => {
    expect(readSettings({word: ''}).settings).not.toHaveProperty('word');
  });

  it('keeps a default in words while it is not changed', () => {
    const trial = {...TRIAL, settings: {mode: 'add', amount: 'infinity'}};
    const hidden = {...trial, settings: {...trial.settings, hidden: true}};
    expect(readDraft(hidden, draftOf(hidden))).toMatchObject({
      settings: {amount: 'infinity'},
      problems: {},
    });
  });

  it.each([
    [0, ' 5 ', 5],
    [0, '?', null],
    [0, '∞', {expected: 'whole number', isCell: true}],
    [0, '1.5', {expected: 'whole number', isCell: true}],
    [0, 'abc', {expected: 'whole number', isCell: true}],
    [0, '', {expected: 'whole number', isCell: true}],
    [1, 'new', 'new'],
    [1, '?', null],
    [1, '', {expected: 'text', isCell: true}],
  ])('reads in column %i "%s"', (column, text, value) => {
    expect(readCell(column, text)).toEqual(value);
  });

  it.each([
    ['2024-02-29', '2024-02-29'],
    ['2024-02-29 14:30', '2024-02-29T14:30Z'],
    ['2024-02-29T14:30:01.5', '2024-02-29T14:30:01.5Z'],
    ['2024-02-29T14:30:00+02:00', '2024-02-29T14:30:00+02:00'],
    ['2024-02-29 25:00', {expected: 'date', isCell: true}],
    ['2024-13-01', {expected: 'date', isCell: true}],
    ['soon', {expected: 'date', isCell: true}],
  ])('reads the date %s', (text, value) => {
    const inputs = {
      in: [{name: 'd', type: 'date' as const, values: ['2024-01-01']}],
    };
    const trial = {...TRIAL, inputs};
    const read = readDraft(trial, withCell(draftOf(trial), ['in', 0, 0], text));
    expect(
      read.problems['cell 0 0 in'] ?? read.inputs.in?.[0]?.values[0],
    ).toEqual(value);
  });

  it.each([
    ['2024', '2024'],
    ['', {expected: 'text', isCell: true}],
  ])('reads "%s" in a column of free text', (text, value) => {
    const inputs = {
      in: [{name: 't', type: 'text' as const, values: ['a']}],
    };
    const trial = {...TRIAL, inputs};
    const read = readDraft(trial, withCell(draftOf(trial), ['in', 0, 0], text));
    expect(
      read.problems['cell 0 0 in'] ?? read.inputs.in?.[0]?.values[0],
    ).toEqual(value);
  });

  it('keeps spaces at the ends of texts where the example has some', () => {
    const read = (start: string) => {
      const inputs = {
        in: [{name: 't', type: 'nominal' as const, values: [start]}],
      };
      const trial = {...TRIAL, inputs};
      const draft = withCell(draftOf(trial), ['in', 0, 0], ' b ');
      return readDraft(trial, draft).inputs.in?.[0]?.values[0];
    };
    expect(read('a')).toBe('b');
    expect(read('a ')).toBe(' b ');
  });

  it('reads an empty text where the example has one', () => {
    const column = {name: 'line', type: 'nominal', values: ['a', '']} as const;
    const trial: Trial = {...TRIAL, inputs: {in: [column]}};
    const {inputs, problems} = readDraft(
      trial,
      withCell(draftOf(trial), ['in', 0, 0], ''),
    );
    expect(problems).toEqual({});
    expect(inputs.in?.[0]?.values).toEqual(['', '']);
  });

  it('adds new values to the list of those that a column knows', () => {
    const column = {
      name: 'x',
      type: 'nominal',
      values: ['b', null],
      knownValues: ['a', 'b'],
    } as const;
    const trial: Trial = {...TRIAL, inputs: {in: [column]}};
    const {inputs} = readDraft(
      trial,
      withCell(draftOf(trial), ['in', 0, 1], 'c'),
    );
    expect(inputs.in?.[0]?.knownValues).toEqual(['a', 'b', 'c']);
  });

  it('changes one cell only', () => {
    expect(withCell(start, ['in', 0, 1], '7').cells.in).toEqual([
      ['1', '7'],
      ['a', 'b'],
    ]);
  });
});
