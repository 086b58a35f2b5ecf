import {describe, expect, it} from 'vitest';
import {run} from '@lab/cleansing/dimensionality_reduction/principal_component_analysis';
import {OperatorError} from '@lab/_shared/types';
import {firstRows} from '@support/changedTable';
import {nominal} from '@support/columns';
import {exampleTables, numbers, picked} from '@support/exampleTables';
import {chartData} from '@support/figures';
import {asTable, shownRows} from '@support/runTables';

const NOTES = {
  parcel: {role: 'id'},
  length: {type: 'real'},
  width: {type: 'real'},
} as const;

const [parcels, components, output, kept, added] = exampleTables(import.meta);
const table = asTable(parcels, NOTES);
const newData = asTable(added, NOTES, ['parcel', 'length', 'width']);
const all = run(
  {'example set input': table, 'new data': newData},
  {dimensionality_reduction: 'none'},
);

describe('the example', () => {
  it('lists the components of each parcel', () => {
    expect(shownRows(all['example set output'])).toEqual(output);
  });

  it('lists how many components each threshold keeps', () => {
    expect(numbers(kept, 'components')).toEqual(
      numbers(kept, 'variance threshold').map(
        (threshold) =>
          (run({'example set input': table}, {variance_threshold: threshold})[
            'example set output'
          ]?.length ?? 0) - 1,
      ),
    );
  });

  it('lists the components of new parcels', () => {
    expect(shownRows(all.applied)).toEqual(
      picked(added, ['parcel', 'pc_1', 'pc_2']),
    );
  });
});

describe('the operator', () => {
  const length = table.filter(({name}) => name === 'length');

  it('leaves no component of a single column', () => {
    expect(
      run({'example set input': length}, {})['example set output'],
    ).toEqual([]);
  });

  it.each([
    ['no rows', firstRows(length, 0)],
    ['a missing value', length.map((column) => ({...column, values: [null]}))],
    ['a nominal column', asTable(parcels)],
    ['the name', [...table, nominal('pc_x', [], 'id')]],
  ] as const)('stops at %s', (_, input) => {
    expect(() => run({'example set input': input}, {})).toThrow(OperatorError);
  });
});

it('draws the parcels, and the components through their mean', () => {
  const [chart] = chartData(import.meta);
  const [lengths, widths] = [
    numbers(parcels, 'length'),
    numbers(parcels, 'width'),
  ];
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(chart?.parcels).toEqual(
    lengths.map((length, at) => [length, widths[at]]),
  );
  const [x, y] = [mean(lengths), mean(widths)];
  const byLength = numbers(components, 'Weight of length');
  const byWidth = numbers(components, 'Weight of width');
  [25, 5].forEach((reach, at) => {
    const ends = [-reach, reach].map((step) => [
      x + step * byLength[at]!,
      y + step * byWidth[at]!,
    ]);
    const drawn = chart?.[`pc_${at + 1}`] as unknown as number[][];
    drawn.flat().forEach((value, place) => {
      expect(value).toBeCloseTo(ends.flat()[place]!, 9);
    });
  });
});
