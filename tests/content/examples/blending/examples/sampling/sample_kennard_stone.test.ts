import {expect, it} from 'vitest';
import {run} from '@lab/blending/examples/sampling/sample_kennard_stone';
import type {Settings} from '@lab/_shared/types';
import {nominal, real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [alloys, samples] = exampleTables(import.meta);
const table = asTable(alloys, {alloy: 'id'});
const picked = (settings: Settings, input = table) =>
  run({'example set input': input}, settings)[
    'example set output'
  ]?.[0]?.values.join(', ');

it('picks the rows shown', () => {
  expect(samples).toHaveLength(5);
  for (const {sample_size: size, picked: shown} of samples ?? []) {
    expect(picked({sample_size: Number(size)})).toBe(shown);
  }
});

it('gives two rows for a size of 1, and one where all are equally far', () => {
  expect(picked({sample_size: 1})).toBe('F, H');
  expect(picked({sample_size: 2}, [real('x', [3, 3, 3])])).toBe('3');
});

it('takes a row without values as the farthest, and goes on in row order', () => {
  const rows = [
    {id: 1, x: 4},
    {id: 2, x: 9},
    {id: 3, x: '?'},
    {id: 4, x: 50},
    {id: 5, x: 12},
  ];
  const input = asTable(rows, {id: 'id', x: {type: 'real'}});
  expect(picked({sample_size: 2}, input)).toBe('3, 5');
  expect(picked({sample_size: 3}, input)).toBe('1, 3, 5');
});

it('never ends above the number of rows, and stops at text', () => {
  expect(() => picked({sample_size: 9})).toThrow('does not end');
  expect(() => picked({}, [nominal('plan', ['a'])])).toThrow(
    '"plan" is not numeric',
  );
});
