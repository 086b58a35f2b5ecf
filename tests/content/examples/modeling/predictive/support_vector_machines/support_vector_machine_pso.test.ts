import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/support_vector_machines/support_vector_machine_pso';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [customers = [], seeds = [], predictions = []] = exampleTables(
  import.meta,
);
const training = asTable(customers, {churn: 'label'});
const fresh = asTable(picked(predictions, ['tenure', 'charge']));
const fit = (settings: object, table = training, data = fresh) =>
  run({'training set': table, 'new data': data}, {...settings});

it('reaches the fitness of the page', () => {
  expect(
    seeds.map((row) => {
      const {history, model} = fit({
        local_random_seed: Number(row['local random seed']),
      });
      const course = shownCells(history, 'fitness');
      return {
        'local random seed': row['local random seed'],
        generations: course.length,
        'fitness at the start': course[0],
        'fitness at the end': course.at(-1),
        bias: shownCells(model, 'bias')[0],
      };
    }),
  ).toEqual(seeds);
});

it('gathers on the edge with the seed 1992', () => {
  const alphas = shownCells(fit({}).alphas, 'alpha', 9);
  expect(new Set(alphas)).toEqual(new Set([0, 1]));
});

it('keeps to max evaluations, and never gives up below 1', () => {
  const length = (settings: object) =>
    shownCells(fit(settings).history, 'fitness').length;
  expect(length({max_evaluations: 5})).toBe(5);
  expect(length({generations_without_improval: -1, max_evaluations: 60})).toBe(
    60,
  );
});

it('stops at a label of three values', () => {
  const three = training.map((one) =>
    one.role ? {...one, knownValues: ['no', 'yes', 'open']} : one,
  );
  expect(() => fit({}, three)).toThrow('two values');
});

it('stops at a gap in a training row', () => {
  const gap = training.map((one) =>
    one.role ? one : {...one, values: [null, ...one.values.slice(1)]},
  );
  expect(() => fit({}, gap)).toThrow('missing values');
});
