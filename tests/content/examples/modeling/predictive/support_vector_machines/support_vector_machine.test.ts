import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/support_vector_machines/support_vector_machine';
import {nominal, real} from '@support/columns';
import {exampleTables, picked, rounded} from '@support/exampleTables';
import {chartData} from '@support/figures';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [customers = [], weights = [], predictions = []] = exampleTables(
  import.meta,
);
const training = asTable(customers, {churn: 'label'});
const fresh = asTable(picked(predictions, ['tenure_months', 'monthly_charge']));
const fit = (settings = {}, table = training, data = fresh) =>
  run({'training set': table, 'new data': data}, {C: 1, ...settings});
const scores = (settings = {}, data = fresh, table = training) =>
  shownCells(fit(settings, table, data).applied, 'confidence(yes)', 9).map(
    (one) => Math.log(Number(one) / (1 - Number(one))),
  );

it('has the weights of the page for each C', () => {
  expect(
    [0.1, 1, 10].map((C) => {
      const [tenure_months, monthly_charge, bias] = shownCells(
        fit({C}).model,
        'weight',
      );
      return {C, tenure_months, monthly_charge, bias};
    }),
  ).toEqual(weights);
});

it('keeps every row at its distance, or pays with the whole of C', () => {
  const rows = scores({}, training.slice(0, 2));
  const alphas = shownCells(fit().alphas, 'alpha', 9).map(Number);
  const signs = training[2]?.values.map((one) => (one === 'yes' ? 1 : -1));
  signs?.forEach((sign, row) => {
    const distance = sign * Number(rows[row]);
    const used = sign * Number(alphas[row]);
    expect(used).toBeGreaterThanOrEqual(0);
    expect(used).toBeLessThanOrEqual(1);
    expect(used > 1e-6 || distance > 1 - 1e-6).toBe(true);
    expect(used < 1 - 1e-6 || distance < 1 + 1e-6).toBe(true);
  });
  expect(
    rounded(
      alphas.reduce((sum, alpha) => sum + alpha, 0),
      6,
    ),
  ).toBe(0);
});

it('draws the customers and the border', () => {
  const [chart] = chartData(import.meta);
  const of = (churn: string) =>
    customers
      .filter((one) => one.churn === churn)
      .map((one) => [one.tenure_months, one.monthly_charge]);
  expect(chart?.stayed).toEqual(of('no'));
  expect(chart?.left).toEqual(of('yes'));
  const borderAt = (months: number) => {
    const [low = 0, high = 0] = scores({}, [
      real('tenure_months', [months, months]),
      real('monthly_charge', [40, 50]),
    ]);
    return [months, rounded(40 - (low * 10) / (high - low), 2)];
  };
  expect(chart?.border).toEqual([borderAt(0), borderAt(60)]);
});

it('takes a zero of the training data as the mean of its column', () => {
  const withZero = (zero: number) =>
    [
      real('x', [zero, 2, 4, 6]),
      nominal('y', ['a', 'a', 'b', 'b'], 'label'),
    ] as const;
  const data = [real('x', [1, 5])] as const;
  const weight = (table: ReturnType<typeof withZero>, settings = {}) =>
    shownCells(fit(settings, table, data).model, 'weight')[0];
  expect(weight(withZero(0))).not.toBe(weight(withZero(1e-9)));
  expect(weight(withZero(0), {scale: false})).toBe(
    weight(withZero(1e-9), {scale: false}),
  );
});

it('gives the first class at exactly 0, and computes a C of 0', () => {
  const two = [
    real('x', [1, 3]),
    nominal('y', ['no', 'yes'], 'label'),
  ] as const;
  const middle = [real('x', [2, 2.1])] as const;
  const {applied} = fit({C: 0}, two, middle);
  expect(shownCells(applied, 'prediction(y)')).toEqual(['no', 'yes']);
  expect(shownCells(applied, 'confidence(yes)')[0]).toBe(0.5);
  expect(shownRows(fit({C: 0}).model)).toEqual(
    shownRows(fit({C: 1 / 2}).model),
  );
});

it('lets row weights take the place of L pos, L neg, and balance cost', () => {
  const weighted = [
    ...training,
    real(
      'w',
      customers.map(({churn}) => (churn === 'no' ? 0.5 : 2)),
      'weight',
    ),
  ] as const;
  const bySettings = shownRows(fit({L_pos: 0.5, L_neg: 2}).model);
  expect(shownRows(fit({balance_cost: true}, weighted).model)).toEqual(
    bySettings,
  );
  // Six customers stayed, and four left.
  expect(shownRows(fit({balance_cost: true}).model)).toEqual(
    shownRows(fit({L_pos: 10 / 12, L_neg: 10 / 8}).model),
  );
});

it('fits a number within epsilon, and bends the border by a kernel', () => {
  const line = [
    real('x', [1, 2, 3, 4]),
    real('y', [2, 4, 6, 8], 'label'),
  ] as const;
  const {applied} = fit({C: 100, epsilon: 0.5}, line, line.slice(0, 1));
  expect(shownCells(applied, 'prediction(y)')).toEqual([
    2.5, 4.167, 5.833, 7.5,
  ]);
  const ring = [
    real('x', [1, 2, 3, 4, 5]),
    nominal('y', ['out', 'in', 'in', 'in', 'out'], 'label'),
  ] as const;
  const inside = (kernel: string) =>
    shownCells(
      fit({C: 100, kernel_type: kernel}, ring, ring.slice(0, 1)).applied,
      'prediction(y)',
    );
  expect(inside('radial')).toEqual(ring[1].values);
  expect(inside('polynomial')).toEqual(ring[1].values);
  expect(inside('anova')).toEqual(ring[1].values);
  expect(inside('dot')).not.toEqual(ring[1].values);
});

it('stops at a gap in the training data, at other labels, and without a column', () => {
  const gap = training.map((one) => ({
    ...one,
    values: [null, ...one.values.slice(1)],
  }));
  expect(() => fit({}, gap)).toThrow('missing values');
  expect(() => fit({}, training.slice(0, 2))).toThrow('no label');
  expect(() => fit({}, training, fresh.slice(0, 1))).toThrow('monthly_charge');
  const three = training.map((one) =>
    one.role ? {...one, knownValues: ['no', 'yes', 'open']} : one,
  );
  expect(() => fit({}, three)).toThrow('two values');
});
