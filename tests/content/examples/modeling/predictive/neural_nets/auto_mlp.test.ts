import {expect, it} from 'vitest';
import {
  run,
  startSizes,
  weightCount,
} from '@lab/modeling/predictive/neural_nets/auto_mlp';
import {integer, nominal, real} from '@support/columns';
import {exampleTables, numbers, picked} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [nets = [], next = []] = exampleTables(import.meta);

it('starts with the sizes of the page', () => {
  expect(startSizes(4)).toEqual(numbers(nets, 'size'));
  expect(startSizes(2)).toEqual([19, 79]);
  // A single network has no step between sizes.
  expect(startSizes(1)).toEqual([NaN]);
});

it('counts the weights', () => {
  expect(numbers(nets, 'size').map((size) => weightCount(6, size, 2))).toEqual(
    numbers(nets, 'weights'),
  );
});

it('copies the better half', () => {
  const found = shownRows(
    run({networks: asTable(picked(nets, ['network', 'size', 'error']))}, {})
      .next,
  );
  expect(
    found.map((row) => ({
      place: row.place,
      'weights from': row['weights from'],
      size: row.size === '?' ? `drawn around ${row['drawn around']}` : row.size,
      'learning rate': row.size === '?' ? 'drawn' : 'kept',
    })),
  ).toEqual(next);
});

it('copies the one in the middle, too, when their number is odd', () => {
  const three = [
    nominal('network', ['A', 'B', 'C']),
    integer('size', [19, 39, 79]),
    real('error', [0.3, 0.3, 0.1]),
  ] as const;
  expect(run({networks: three}, {}).next?.[1]?.values).toEqual(['C', 'C', 'C']);
});
