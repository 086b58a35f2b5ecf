import {expect, it} from 'vitest';
import {run as anova} from '@lab/modeling/correlations/anova_matrix';
import {run as correlation} from '@lab/modeling/correlations/correlation_matrix';
import {run as information} from '@lab/modeling/correlations/mututal_information_matrix';
import {exampleTables, numbers} from '@support/exampleTables';
import {shownCells} from '@support/runTables';
import {columnsOfTen} from '@support/tenCustomers';

const [compared] = exampleTables(import.meta, 'The same pair, three times');
const inputs = {'example set': columnsOfTen('contract', 'monthly_charge')};

it('measures the same pair as the page shows', () => {
  const shared = (bins: number) =>
    shownCells(
      information(inputs, {number_of_bins: bins}).matrix,
      'contract',
    )[0];
  expect([
    shownCells(correlation(inputs, {}).matrix, 'contract')[1],
    shownCells(anova(inputs, {}).anova, 'group contract')[0],
    shared(3),
    shared(10),
  ]).toEqual(numbers(compared, 'Result'));
});

it('has the whole entropy of the contract in ten bins', () => {
  const {matrix} = information(inputs, {});
  expect(shownCells(matrix, 'contract')).toEqual([0.881, 0.881]);
});
