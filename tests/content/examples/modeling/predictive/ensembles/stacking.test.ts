import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/ensembles/stacking';
import type {Table} from '@lab/_shared/types';
import {exampleTables, picked} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {shownCells, shownRows} from '@support/runTables';

const [, examples, answers] = exampleTables(import.meta);
const {outputs: stack} = liveExample(import.meta, run);
const names = (table?: Table) => table?.map(({name}) => name);

it('gives the predictions of the training rows to the second level', () => {
  const rows = examples?.map(({row}) => row);
  expect(
    picked(
      shownRows(stack()['stacking examples']).filter(({row}) =>
        rows?.includes(Number(row)),
      ),
      Object.keys(examples?.[0] ?? {}),
    ),
  ).toEqual(examples);
  const all = shownRows(stack()['stacking examples']);
  expect(all.filter((row) => row.base_prediction1 !== row.churn)).toEqual([]);
  expect(
    all.filter((row) => row.base_prediction0 !== row.churn).map(({row}) => row),
  ).toEqual([9]);
});

it('trusts the model that remembers its rows', () => {
  expect(shownCells(stack()['stacking model'], 'first leaf')).toEqual([
    'base_prediction1 = no',
  ]);
  expect(
    picked(
      shownRows(stack()['labelled data']),
      Object.keys(answers?.[0] ?? {}),
    ),
  ).toEqual(answers);
});

it('shows the columns that the settings ask for', () => {
  const columns = (all: boolean, confidences: boolean) =>
    names(
      stack({keep_all_attributes: all, keep_confidences: confidences})[
        'stacking examples'
      ],
    );
  const both = ['base_prediction0', 'base_prediction1'];
  expect(columns(false, false)).toEqual(['row', 'churn', ...both]);
  expect(columns(true, false)).toEqual([
    'row',
    'tenure_months',
    'support_calls',
    'churn',
    ...both,
  ]);
  expect(columns(false, true)).toEqual([
    'row',
    'churn',
    'base_confidence_no0',
    'base_confidence_yes0',
    'base_prediction0',
    'base_confidence_no1',
    'base_confidence_yes1',
    'base_prediction1',
  ]);
});

it('leaves no column of the base models in the result', () => {
  expect(names(stack()['labelled data'])).toEqual([
    'tenure_months',
    'support_calls',
    'confidence(no)',
    'confidence(yes)',
    'prediction(churn)',
  ]);
});
