import {expect, it} from 'vitest';
import {run} from '@lab/modeling/feature_weights/weight_by_component_model';
import {run as analyze} from '@lab/cleansing/dimensionality_reduction/principal_component_analysis';
import {column, exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [ratings, components, output] = exampleTables(import.meta);
const {'preprocessing model': model = []} = analyze(
  {'example set input': asTable(ratings)},
  {dimensionality_reduction: 'none'},
);

const {output: computed} = liveExample(import.meta, run);
const weights = (settings: Readonly<Record<string, boolean | number>>) =>
  shownCells(computed({sort_weights: false, ...settings}, model), 'weight');

it('begins with the model as shown', () => {
  const shown = shownRows(
    model.filter(({name}) => name in (components?.[0] ?? {})),
  );
  expect(shown).toEqual(components);
});

it.each([1, 2, 9])('reads component %i as shown', (number) => {
  expect(weights({component_number: number})).toEqual(
    column(output, `component ${number}`),
  );
});

it('normalizes the sizes', () => {
  expect(weights({normalize_weights: true})).toEqual(
    column(output, 'component 1, normalized'),
  );
});

it('sorts by the sign, and passes the model on', () => {
  const result = run({model}, {});
  expect(shownCells(result.weights, 'column')).toEqual([
    'advice',
    'delivery',
    'price',
  ]);
  expect(result.model).toBe(model);
});
