import {expect, it} from 'vitest';
import {searchProblem} from '@lab/_shared/kernels/searchedSvm';
import {run} from '@lab/modeling/predictive/support_vector_machines/support_vector_machine_evolutionary';
import {exampleTables, picked, rounded} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [customers = [], course = [], predictions = []] = exampleTables(
  import.meta,
);
const training = asTable(customers, {churn: 'label'});
const fresh = asTable(picked(predictions, ['tenure', 'charge']));
const fit = (settings: object, table = training, data = fresh) =>
  run({'training set': table, 'new data': data}, {...settings});

it('climbs as the page shows', () => {
  const history = shownCells(fit({}).history, 'fitness');
  expect(
    course.map(({generation = 0}) => ({
      generation,
      'best fitness': history[Number(generation) - 1],
    })),
  ).toEqual(course);
  expect(history).toHaveLength(Number(course.at(-1)?.generation));
  expect(history.at(-1)).toBe(history.at(-31));
  expect(history.at(-31)).not.toBe(history.at(-32));
});

it('stays below the best fitness there is', () => {
  const {fitness, kernel, constant, rows} = searchProblem(training, {});
  let alphas = rows.targets.map(() => 0);
  for (let step = 0; step < 5000; step++) {
    const signed = alphas.map((alpha, at) => alpha * Number(rows.targets[at]));
    alphas = alphas.map((alpha, row) => {
      const sum = signed.reduce(
        (all, one, at) => all + one * Number(kernel[row]?.[at]),
        0,
      );
      const slope = 1 - Number(rows.targets[row]) * sum;
      return Math.min(constant, Math.max(0, alpha + 0.1 * slope));
    });
  }
  expect(rounded(fitness(alphas))).toBe(5.55);
});

it('searches on with more patience, and starts at the bounds', () => {
  const end = (settings: object) =>
    Number(shownCells(fit(settings).history, 'fitness').at(-1));
  expect(end({generations_without_improval: 100})).toBeGreaterThan(end({}));
  const start = (type: string) =>
    shownCells(fit({start_population_type: type}).history, 'fitness')[0];
  expect(start('min')).toBe(0);
  expect(start('max')).not.toBe(start('random'));
  expect(shownCells(fit({max_generations: 7}).history, 'fitness')).toHaveLength(
    7,
  );
});

it('stops without a support vector', () => {
  expect(() => fit({start_population_type: 'min', max_generations: 1})).toThrow(
    'no support vector',
  );
});
