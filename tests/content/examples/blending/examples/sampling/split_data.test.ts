import {expect, it} from 'vitest';
import {run} from '@lab/blending/examples/sampling/split_data';
import type {Settings} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [orders, splits, first] = exampleTables(import.meta);
const table = asTable(orders, {late: {type: 'binominal', role: 'label'}});
const divided = (settings: Settings, input = table) =>
  Object.values(
    run({'example set': input}, {use_local_random_seed: true, ...settings}),
  ).map((part) => part[0]?.values.join(', '));

it('divides as shown', () => {
  expect(splits).toHaveLength(5);
  for (const {sampling_type: type, partitions, ...parts} of splits ?? []) {
    expect(
      divided({sampling_type: String(type), partitions: String(partitions)}),
    ).toEqual(
      Object.values(parts)
        .map(String)
        .filter((part) => part),
    );
  }
});

it('returns the rows of the automatic split', () => {
  const parts = run(
    {'example set': table},
    {use_local_random_seed: true, partitions: '0.7, 0.3'},
  );
  expect(shownRows(parts['partition 1'])).toEqual(first);
});

it('scales ratios, rounds half a row up, and shuffles without a label', () => {
  const seven = asTable(orders?.slice(0, 7));
  const linear = {sampling_type: 'linear sampling'};
  expect(divided({...linear, partitions: '0.1,0.1'}, seven)).toEqual([
    '1, 2, 3, 4',
    '5, 6, 7',
  ]);
  const halves = {partitions: '0.7,0.3'};
  expect(
    divided({...halves, sampling_type: 'stratified sampling'}, seven),
  ).toEqual(divided({...halves, sampling_type: 'shuffled sampling'}, seven));
});

it('rounds within each class, unless all ratios are equal', () => {
  const nine = asTable(
    Array.from({length: 9}, (_, at) => ({
      id: at,
      late: 'abc'.charAt(at % 3),
    })),
    {late: 'label'},
  );
  const sizes = (partitions: string) =>
    divided({partitions}, nine).map((part) => part?.split(', ').length);
  expect(sizes('0.55,0.45')).toEqual([6, 3]);
  expect(sizes('0.5,0.5')).toEqual([5, 4]);
});

it('stops at an empty list and at what is no number', () => {
  expect(() => divided({})).toThrow('is empty');
  expect(() => divided({partitions: '0.5,half'})).toThrow(
    '"half" is no number',
  );
});
