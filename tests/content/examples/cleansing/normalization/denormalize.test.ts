import {describe, expect, it} from 'vitest';
import {run} from '@lab/cleansing/normalization/denormalize';
import {run as normalize} from '@lab/cleansing/normalization/normalize';
import type {Table} from '@lab/_shared/types';
import {real} from '@support/columns';
import {column, exampleTables, numbers} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [model, values = [], group] = exampleTables(import.meta);
const coefficients = asTable(model, {}, ['column', 'a', 'b']);
const scaled = asTable([
  Object.fromEntries(values.map((row) => [row.column, row.scaled])),
]);

function applied(newData: Table, settings: object) {
  return run({'model input': coefficients, 'new data': newData}, {...settings})
    .applied;
}

it('shows the group as a row, and the row in its units', () => {
  expect(asTable(group)).toEqual(scaled);
});

it('shows the model that the range transformation makes', () => {
  const training: Table = (model ?? []).map((row) =>
    real(String(row.column), [row.lowest as number, row.highest as number]),
  );
  const probe: Table = training.map((one) => ({...one, values: [0, 1]}));
  const {applied: images} = normalize(
    {'example set input': training, 'new data': probe},
    {method: 'range transformation'},
  );
  const points = (images ?? []).map(({values: [at0, at1]}) => [
    Number(at0),
    Number(at1),
  ]);
  expect(points.map(([b]) => b)).toEqual(numbers(model, 'b'));
  points.forEach(([at0, at1], row) => {
    expect(Number(at1) - Number(at0)).toBeCloseTo(numbers(model, 'a')[row]!);
  });
});

it('returns each value to its unit', () => {
  const result = applied(scaled, {'de-normalize_predictions': true});
  expect(
    values.map((row) => shownCells(result, String(row.column))[0]),
  ).toEqual(column(values, 'in its unit'));
});

it('reverts the inverse', () => {
  const {'model output': inverse} = run({'model input': coefficients}, {});
  const {applied: there} = run(
    {'model input': inverse!, 'new data': asTable([{area: 115}])},
    {},
  );
  expect(shownCells(there, 'area')).toEqual([0.65]);
});

describe('edges', () => {
  it('leaves predictions alone unless it is told so', () => {
    expect(shownCells(applied(scaled, {}), 'prediction(price)')).toEqual([
      0.75,
    ]);
  });

  it('makes what differs from a scaled constant infinite', () => {
    expect(applied(asTable([{floors: 2}]), {})?.[0]?.values).toEqual([
      Infinity,
    ]);
  });

  it('passes over missing columns, or stops at them', () => {
    const area = asTable([{area: 0, city: 'Lyon'}]);
    expect(shownCells(applied(area, {}), 'area')).toEqual([50]);
    const settings = {missing_attribute_handling: 'fail_on_missing'};
    expect(() => applied(area, settings)).toThrow('lacks the column "price"');
    expect(() => applied(asTable([{area: 'x'}]), settings)).toThrow(
      '"area" must be numeric',
    );
  });
});
