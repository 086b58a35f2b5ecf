import {describe, expect, it} from 'vitest';
import {run} from '@lab/validation/performance';
import type {Table} from '@lab/_shared/types';
import {column, exampleTables, picked} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {asTable, shownCells, shownRows} from '@support/runTables';
import {sampleTable} from '@support/sampleData';

const [customers, shown, charges] = exampleTables(import.meta);
const CLASSES = {
  customer_id: {role: 'id'},
  churn: {role: 'label'},
  'prediction(churn)': {role: 'prediction', type: 'nominal'},
  'confidence(yes)': {role: 'confidence_yes'},
  weight: {role: 'weight'},
} as const;
const CHARGES = {
  customer_id: {role: 'id'},
  monthly_charge: {role: 'label'},
  'prediction(monthly_charge)': {role: 'prediction', type: 'real'},
} as const;

const {output: computed} = liveExample(import.meta, run);
const measure = (table: Table, settings = {}) =>
  shownRows(computed(settings, table));
const scored = (rows: Parameters<typeof asTable>[0]) => asTable(rows, CLASSES);

describe('the example', () => {
  it('takes customers from the sample data', () => {
    const file = shownRows(sampleTable('churn-customers.csv'));
    for (const name of ['churn', 'monthly_charge']) {
      const rows = [customers, charges].find((one) => name in (one?.[0] ?? {}));
      const ids = column(rows, 'customer_id');
      expect(
        picked(
          file.filter(({customer_id}) => ids.includes(customer_id ?? '')),
          ['customer_id', name],
        ),
      ).toEqual(picked(rows, ['customer_id', name]));
    }
  });

  it('measures two classes', () => {
    expect(measure(scored(customers))).toEqual(shown);
  });

  it('measures numbers without the row that lacks a prediction', () => {
    expect(column(charges, 'prediction(monthly_charge)')).toContain('?');
    expect(measure(asTable(charges, CHARGES))).toEqual([
      {measure: 'root_mean_squared_error', value: 3.464},
      {measure: 'squared_error', value: 12},
    ]);
  });
});

describe('the operator', () => {
  const rows = customers ?? [];

  it('takes accuracy and kappa for other numbers of classes', () => {
    const three = [...rows, {...rows[0], churn: 'later'}];
    const one = rows.slice(0, 1);
    for (const table of [three, one]) {
      expect(
        measure(scored(table as typeof rows)).map(({measure: name}) => name),
      ).toEqual(['accuracy', 'kappa']);
    }
  });

  it('counts a missing label as negative in AUC only', () => {
    const unlabeled = scored([
      ...rows,
      {...rows[0], churn: '?', 'confidence(yes)': 1},
    ] as typeof rows);
    const values = shownCells(computed({}, unlabeled), 'value');
    expect(values.slice(0, 3)).toEqual([0.667, 0.667, 0.667]);
    expect(values[3]).toBe(Number((8 / 12).toFixed(3)));
  });

  it('takes the positive class of AUC from the label, and of the others from the prediction', () => {
    // The label's value list starts with no, the prediction's list with yes.
    const reordered = [4, 1, 2, 3, 5].map((at) => rows[at]!);
    expect(shownCells(computed({}, scored(reordered)), 'value')).toEqual([
      0.6, 0.5, 0.5, 0.833, 0.75, 0.667,
    ]);
  });

  it('lets rows count by their weights unless told otherwise', () => {
    const weighted = scored(
      rows.map((row, at) => ({...row, weight: at === 1 ? 3 : 1})),
    );
    const accuracy = (settings = {}) => measure(weighted, settings)[0]?.value;
    expect(accuracy()).toBe(0.5);
    expect(accuracy({use_example_weights: false})).toBe(0.667);
  });

  it('rejects a prediction with other values, and a table without label or prediction', () => {
    const other = rows.map((row) => ({...row, 'prediction(churn)': 'no'}));
    expect(() => measure(scored(other))).toThrow('same two values');
    const names = Object.keys(rows[0] ?? {});
    for (const role of ['churn', 'prediction(churn)']) {
      expect(() =>
        measure(
          asTable(
            rows,
            CLASSES,
            names.filter((name) => name !== role),
          ),
        ),
      ).toThrow('The data have no');
    }
  });

  it('keeps measures that come in', () => {
    const before = asTable([{measure: 'number_of_attributes', value: 7}]);
    const {performance} = run(
      {'labelled data': scored(rows), performance: before},
      {},
    );
    expect(shownCells(performance, 'measure')[0]).toBe('number_of_attributes');
  });
});
