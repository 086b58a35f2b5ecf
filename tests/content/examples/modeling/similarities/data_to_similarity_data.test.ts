import {expect, it} from 'vitest';
import {run} from '@lab/modeling/similarities/data_to_similarity_data';
import {real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {asTable, shownRows} from '@support/runTables';

const [stops] = exampleTables(import.meta);

const {output: computed} = liveExample(import.meta, run);
const pairs = (input = asTable(stops, {y: {type: 'real'}})) =>
  shownRows(computed({}, input));

it('leaves a number missing where no column can be compared', () => {
  expect(pairs([real('x', [1, null])])[1]).toEqual({
    FIRST_ID: 1,
    SECOND_ID: 2,
    DISTANCE: '?',
  });
});

it('computes a divergence of positive numbers only', () => {
  const divergences = (values: number[]) =>
    computed({measure_types: 'BregmanDivergences'}, [real('x', values)]);
  expect(shownRows(divergences([1, 2])).map(({DISTANCE}) => DISTANCE)).toEqual([
    0, 0.307, 0.386,
  ]);
  expect(() => divergences([1, 0])).toThrow(
    'The divergence needs positive numbers.',
  );
});

it('names its column after the kind of measure', () => {
  const rows = shownRows(
    computed({
      measure_types: 'NumericalMeasures',
      numerical_measure: 'CosineSimilarity',
    }),
  );
  expect(rows[4]).toEqual({FIRST_ID: 2, SECOND_ID: 2, SIMILARITY: 1});
});
