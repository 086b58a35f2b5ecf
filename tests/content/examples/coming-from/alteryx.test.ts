import {expect, it} from 'vitest';
import {run as generate} from '@lab/blending/attributes/generation/generate_attributes';
import {run as filter} from '@lab/blending/examples/filter/filter_examples';
import {run as lag} from '@lab/modeling/time_series/transformation/lag_series_with_default_lag';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [stock, , losses] = exampleTables(import.meta);

const {'example set output': lagged = []} = lag(
  {'example set input': asTable(stock)},
  {individual_lags: [['stock', '1']]},
);
const {'example set output': changed = []} = generate(
  {'example set input': lagged},
  {function_descriptions: [['change', 'stock - [stock - 1]']]},
);

it('leaves the change of the first day missing', () => {
  expect(shownCells(changed, 'change')).toEqual(['?', 15, -25, 0, -8]);
});

it('has the days of the page', () => {
  const {'example set output': filtered = []} = filter(
    {'example set input': changed},
    {condition_class: 'expression', parameter_expression: 'change < 0'},
  );
  expect(shownRows(filtered)).toEqual(losses);
});
