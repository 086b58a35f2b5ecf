import {expect, it} from 'vitest';
import {run as binominal} from '@lab/validation/performance/predictive/performance_binominal_classification';
import {run as classes} from '@lab/validation/performance/predictive/performance_classification';
import {run as costs} from '@lab/validation/performance/predictive/performance_costs';
import type {Table} from '@lab/_shared/types';
import {nominal} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import type {Cell} from '@support/exampleTables';
import {shownCells} from '@support/runTables';

const [pumps = [], shown] = exampleTables(import.meta, 'Ten pumps, two models');

/**
 * The ten rows that a model scored. Each line of the page is repeated by its
 * number of pumps.
 */
function scoredBy(model: string): Table {
  const valuesOf = (name: string) =>
    pumps.flatMap((line) =>
      Array<string>(Number(line.Pumps)).fill(String(line[name])),
    );
  return [
    nominal('fails', valuesOf('fails'), {
      role: 'label',
      knownValues: ['no', 'yes'],
    }),
    nominal('prediction(fails)', valuesOf(`${model} says`), {
      role: 'prediction',
      knownValues: ['no', 'yes'],
    }),
  ];
}

const valueOf = (performance: Table | undefined): Cell | undefined =>
  shownCells(performance, 'value')[0];

function measured(Operator: string, Measure: string) {
  const valueFor = (model: string) => {
    const table = scoredBy(model);
    if (Operator === 'Performance (Costs)') {
      return valueOf(
        costs(
          {'example set': table},
          {cost_matrix: '0 500; 20 0', class_order_definition: 'no,yes'},
        ).performance,
      );
    }
    const run =
      Operator === 'Performance (Classification)' ? classes : binominal;
    return valueOf(
      run({'labelled data': table}, {accuracy: false, [Measure]: true})
        .performance,
    );
  };
  return {Operator, Measure, A: valueFor('A'), B: valueFor('B')};
}

it('measures both models as shown', () => {
  expect(shown).toHaveLength(5);
  expect(
    shown?.map((line) => measured(String(line.Operator), String(line.Measure))),
  ).toEqual(shown);
});

it('has two failures among ten pumps', () => {
  const [fails] = scoredBy('A');
  expect(fails?.values).toHaveLength(10);
  expect(fails?.values.filter((value) => value === 'yes')).toHaveLength(2);
});
