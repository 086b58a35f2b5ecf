import {expect, it} from 'vitest';
import {run as regress} from '@lab/modeling/predictive/functions/linear_regression';
import {run} from '@lab/modeling/predictive/functions/seemingly_unrelated_regression';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [days, model] = exampleTables(import.meta);
const shop = (name: string) =>
  asTable(days, {[`${name}_sales`]: 'label'}, [
    `${name}_visitors`,
    `${name}_sales`,
  ]);
const main = asTable(days, {harbor_sales: 'label', station_sales: 'other'});
const [harbor, station] = [shop('harbor'), shop('station')];
const fit = (one = harbor, two = station) =>
  run(
    {
      'training set': main,
      'unrelated example sets 1': one,
      'unrelated example sets 2': two,
    },
    {},
  ).model;

it('estimates both equations together', () => {
  expect(shownCells(fit(), 'label')).toEqual(column(model, 'label'));
  expect(shownCells(fit(), 'term')).toEqual(column(model, 'term'));
  expect(shownCells(fit(), 'coefficient')).toEqual(column(model, 'together'));
});

it('begins with separate regressions', () => {
  const separate = [harbor, station].flatMap((table) => {
    const {model: one} = regress(
      {'training set': table, 'new data': table.slice(0, 1)},
      {},
    );
    const [slope, intercept] = shownCells(one, 'Coefficient');
    return [intercept, slope];
  });
  expect(separate).toEqual(column(model, 'separate'));
});

it('stops if tables differ in length, or share a label', () => {
  const short = station.map((one) => ({...one, values: one.values.slice(1)}));
  expect(() => fit(harbor, short)).toThrow('numbers of rows');
  expect(() => fit(harbor, harbor)).toThrow('singular');
});
