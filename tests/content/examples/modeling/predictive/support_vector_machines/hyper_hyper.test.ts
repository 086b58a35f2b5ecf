import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/support_vector_machines/hyper_hyper';
import {nominal, real} from '@support/columns';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [customers = [], planes = [], predictions = []] = exampleTables(
  import.meta,
);
const training = asTable(customers, {churn: 'label'});
const fresh = asTable(picked(predictions, ['tenure_months', 'monthly_charge']));
const fit = (seed = 1992, table = training, data = fresh) =>
  run({'training set': table, 'new data': data}, {local_random_seed: seed});

it('draws the planes of the page', () => {
  expect(
    planes.map((row) => {
      const seed = Number(row['local random seed']);
      const {model, applied} = fit(seed, training, training.slice(0, 2));
      const drawn = (name: string) => {
        const [months, charge] = shownCells(model, name);
        const found = customers.find(
          (one) =>
            one.tenure_months === months && one.monthly_charge === charge,
        );
        return `${months}, ${charge} (${found?.churn})`;
      };
      const [tenure_months, monthly_charge, bias] = shownCells(
        model,
        'coefficient',
      );
      const guesses = shownCells(applied, 'prediction(churn)');
      return {
        'local random seed': seed,
        'row a': drawn('row 1'),
        'row b': drawn('row 2'),
        tenure_months,
        monthly_charge,
        bias,
        'right of ten': customers.filter(({churn}, at) => churn === guesses[at])
          .length,
      };
    }),
  ).toEqual(planes);
});

it('gives the first class halfway between the rows', () => {
  const two = [
    real('x', [2, 6]),
    nominal('y', ['yes', 'no'], {role: 'label', knownValues: ['no', 'yes']}),
  ] as const;
  const {applied} = fit(1992, two, [real('x', [4, 2, 6])]);
  const [middle, ...sides] = shownCells(applied, 'prediction(y)');
  expect(middle).toBe('no');
  expect([...sides].sort()).toEqual(['no', 'yes']);
});

it('draws only rows that have a weight', () => {
  const heavy = [
    ...training,
    real(
      'w',
      customers.map((_, row) => Number(row === 2 || row === 8)),
      'weight',
    ),
  ] as const;
  const {model} = fit(1992, heavy);
  expect(
    ['row 1', 'row 2'].map((name) => shownCells(model, name)[0]).sort(),
  ).toEqual([23, 52]);
});

it('stops for rows of one class, and for other columns', () => {
  const stayed = training.map((one) =>
    one.role
      ? {...one, values: one.values.map(() => 'no'), knownValues: ['no', 'yes']}
      : one,
  );
  expect(() => fit(1992, stayed)).toThrow('one class');
  expect(() => fit(1992, training, fresh.slice(0, 1))).toThrow('no column');
});
