import {expect, it} from 'vitest';
import {run} from '@lab/modeling/feature_weights/weight_by_uncertainty';
import {entropy, informationGain} from '@lab/_shared/trees/splitCriteria';
import {integer, nominal} from '@support/columns';
import {column, exampleTables, rounded} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {shownRows} from '@support/runTables';

const [, output] = exampleTables(import.meta);
const {output: computed} = liveExample(import.meta, run);
const names = column(output, 'column').map(String);

it.each([2, 3, 10])('weighs with %i bins as shown', (bins) => {
  const rows = shownRows(computed({number_of_bins: bins}));
  expect(
    names.map((name) => rows.find((row) => row.column === name)?.weight),
  ).toEqual(column(output, `${bins} bins`));
});

it('has the parts that the page names', () => {
  // Counts of short and long rides in dry and wet weather.
  const parts = [
    [5, 4],
    [3, 0],
  ];
  expect(rounded(informationGain(parts))).toBe(0.175);
  expect(rounded(entropy([9, 3]))).toBe(0.811);
  expect(rounded(entropy([8, 4]))).toBe(0.918);
  expect(rounded((2 * 1) / (Math.log2(1000) + 1), 2)).toBe(0.18);
});

it('gives 0 to a constant, and counts each row once', () => {
  const weights = computed({}, [
    nominal('x', ['p', 'p']),
    nominal('z', ['p', 'q']),
    nominal('y', ['a', 'b'], 'label'),
    integer('w', [9, 1], 'weight'),
  ]);
  expect(shownRows(weights)).toEqual([
    {column: 'x', weight: 0},
    {column: 'z', weight: 1},
  ]);
});
