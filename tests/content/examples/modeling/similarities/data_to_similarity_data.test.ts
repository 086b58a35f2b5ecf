import {expect, it} from 'vitest';
import {run} from '../../../../../plugins/operator-lab/operators/modeling/similarities/data_to_similarity_data';
import {exampleTables} from '../../../support/exampleTables';
import {asTable, shownRows} from '../../../support/runTables';

const [stops, shown] = exampleTables(
  'operators/modeling/similarities/data_to_similarity_data',
);
const pairs = (input = asTable(stops, {y: {type: 'real'}})) =>
  shownRows(run({'example set': input}, {})['similarity example set']);

it('lists the pairs shown, without the last row and itself', () => {
  expect(pairs()).toEqual(shown);
});

it('leaves a number missing where no column can be compared', () => {
  expect(pairs([{name: 'x', type: 'real', values: [1, null]}])[1]).toEqual({
    FIRST_ID: 1,
    SECOND_ID: 2,
    DISTANCE: '?',
  });
});

it('computes a divergence of positive numbers only', () => {
  const divergences = (values: number[]) =>
    run(
      {'example set': [{name: 'x', type: 'real', values}]},
      {measure_types: 'BregmanDivergences'},
    )['similarity example set'];
  expect(shownRows(divergences([1, 2])).map(({DISTANCE}) => DISTANCE)).toEqual([
    0, 0.307, 0.386,
  ]);
  expect(() => divergences([1, 0])).toThrow(
    'The divergence needs positive numbers.',
  );
});
