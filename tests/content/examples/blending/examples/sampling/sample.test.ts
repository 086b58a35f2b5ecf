import {expect, it} from 'vitest';
import {run} from '@lab/blending/examples/sampling/sample';
import type {Setting, Settings} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [customers, draws] = exampleTables(import.meta);
const table = asTable(customers, {
  churn: {type: 'binominal', role: 'label'},
});
const PARAMETERS: Readonly<Record<string, string>> = {
  absolute: 'sample_size',
  relative: 'sample_ratio',
  probability: 'sample_probability',
};

const drawn = (settings: Settings, input = table) =>
  (
    run(
      {'example set input': input},
      {use_local_random_seed: true, ...settings},
    )['example set output']?.[0]?.values ?? []
  )
    .map((id) => String(id).slice(-2))
    .join(', ');

/** Parses `no 3, yes 9` into pairs. */
const pairsOf = (text: string): Setting =>
  text.split(', ').map((pair): [string, string] => {
    const [name = '', amount = ''] = pair.split(' ');
    return [name, amount];
  });

it('draws as shown', () => {
  expect(draws).toHaveLength(6);
  for (const {sample, balance_data: balance, amount, drawn: shown} of draws ??
    []) {
    const parameter = PARAMETERS[String(sample)] ?? '';
    const settings: Settings =
      balance === 'true'
        ? {
            balance_data: true,
            [`${parameter}_per_class`]: pairsOf(String(amount)),
          }
        : {[parameter]: Number(amount)};
    expect(drawn({sample: String(sample), ...settings})).toBe(shown);
  }
});

it('counts a missing label as the first class, and gives all of a small class', () => {
  const rows = asTable(
    [
      {id: 'c-01', churn: 'no'},
      {id: 'c-02', churn: '?'},
      {id: 'c-03', churn: 'yes'},
    ],
    {churn: {type: 'binominal', role: 'label'}},
  );
  const list: Setting = [
    ['no', '9'],
    ['yes', '0'],
  ];
  expect(drawn({balance_data: true, sample_size_per_class: list}, rows)).toBe(
    '01, 02',
  );
  const above = [1, 0, 2];
  const unlabeledFirst = rows.map((column) => ({
    ...column,
    values: above.map((row) => column.values[row] ?? null),
  }));
  expect(
    drawn({balance_data: true, sample_size_per_class: list}, unlabeledFirst),
  ).toBe('');
});

it('takes the amount of a class from its first row, also if that has no label', () => {
  const rows = asTable(
    [
      {id: 'c-01', churn: '?'},
      {id: 'c-02', churn: 'no'},
    ],
    {churn: {type: 'binominal', role: 'label'}},
  );
  const drawnBy = (label: string) =>
    drawn({balance_data: true, sample_size_per_class: [[label, '9']]}, rows);
  expect(drawnBy('no')).toBe('');
  expect(drawnBy('?')).toBe('01, 02');
});

it('stops when the table is too short, or has no nominal label to balance', () => {
  expect(() => drawn({sample_size: 11})).toThrow('less than 11 rows');
  expect(drawn({sample_size: 10})).toContain('09, 10');
  expect(() => drawn({balance_data: true}, asTable(customers))).toThrow(
    'nominal label',
  );
});
