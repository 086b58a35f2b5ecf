import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/ensembles/adaboost';
import {nominal, real} from '@support/columns';
import {exampleTables, picked} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {shownCells, shownRows} from '@support/runTables';

const [, rounds, weights, answers] = exampleTables(import.meta);
const {input: training, outputs: boost} = liveExample(import.meta, run);

it('asks and weighs as the page shows', () => {
  // A page's cell with a single row is parsed as a number.
  expect(
    shownRows(boost().rounds).map((row) => ({
      ...row,
      'wrong rows': String(row['wrong rows']),
    })),
  ).toEqual(
    rounds?.map((row) => ({...row, 'wrong rows': String(row['wrong rows'])})),
  );
  const rows = weights?.map(({row}) => row);
  expect(
    shownRows(boost()['row weights']).filter(({row}) =>
      rows?.includes(Number(row)),
    ),
  ).toEqual(weights);
});

it('predicts new customers', () => {
  const labelled = boost()['labelled data'];
  expect(picked(shownRows(labelled), Object.keys(answers?.[0] ?? {}))).toEqual(
    answers,
  );
  expect(1 / (1 + Math.exp(2.197 - 4.348))).toBeCloseTo(0.896, 3);
});

it('gives right and wrong rows the same weight after a round', () => {
  const [, , second] = boost()['row weights'] ?? [];
  const values = (second?.values ?? []).map(Number);
  expect(values[8]).toBeCloseTo(
    values.reduce((sum, one, row) => (row === 8 ? sum : sum + one), 0),
    10,
  );
});

it('drops a model that is wrong for half of the rows, and predicts the first class', () => {
  const noise = [real('x', [1, 1, 1, 1]), nominal('y', [...'baab'], 'label')];
  const data = [real('x', [1])];
  const {rounds: kept, 'labelled data': labelled} = boost(
    {},
    {'training set': noise, 'unlabelled data': data},
  );
  expect(shownRows(kept)).toEqual([]);
  expect(shownRows(labelled)).toEqual([
    {x: 1, 'confidence(b)': 0.5, 'confidence(a)': 0.5, 'prediction(y)': 'b'},
  ]);
});

it('repeats a model without any error', () => {
  const clear = [real('x', [1, 2, 3, 4]), nominal('y', [...'aabb'], 'label')];
  const data = [real('x', [1, 4])];
  const {rounds: kept, 'labelled data': labelled} = boost(
    {},
    {'training set': clear, 'unlabelled data': data},
  );
  expect(shownCells(kept, 'model weight')).toEqual(['∞', '∞', '∞']);
  expect(shownCells(labelled, 'confidence(b)')).toEqual([0, 1]);
});

it('begins with the weights of the table', () => {
  const values = [1, 1, 1, 1, 1, 1, 1, 1, 5, 1];
  const weighted = [...training, real('weight', values, 'weight')];
  const [, first] = boost({}, {'training set': weighted})['row weights'] ?? [];
  expect(first?.values).toEqual(values);
});

it('refuses numbers as classes', () => {
  const numbers = training.map((column) =>
    column.role === 'label'
      ? {...column, type: 'real' as const, values: column.values.map(() => 1)}
      : column,
  );
  expect(() => boost({}, {'training set': numbers})).toThrow('not nominal');
});
