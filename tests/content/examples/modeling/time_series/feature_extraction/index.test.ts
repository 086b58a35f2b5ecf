import {expect, it} from 'vitest';
import {run as aggregate} from '@lab/modeling/time_series/feature_extraction/extract_std_descriptive_features';
import {run as fit} from '@lab/modeling/time_series/feature_extraction/extract_polynomial_coefficients';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [pressures] = exampleTables(import.meta, 'Two pumps with the same mean');
const table = {'example set': asTable(pressures)};
const features = (attribute: string) =>
  Object.values(shownRows(aggregate(table, {attribute}).features)[0] ?? {});

it('has equal statistics and different slopes', () => {
  expect(features('pump A')).toEqual(features('pump B'));
  expect(
    ['pump A', 'pump B'].map((attribute) =>
      shownCells(fit(table, {attribute, degree: 1}).features, 'c1'),
    ),
  ).toEqual([[2], [0]]);
});
