import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/functions/polynomial_regression';
import {withColumn} from '@support/changedTable';
import {integer, nominal, real} from '@support/columns';
import {column, exampleTables, numbers} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [known, candidates, output, terms = []] = exampleTables(import.meta);
const training = asTable(known, {energy: 'label'});

function modelOf(text: string) {
  const terms = text.split(' + ').map((term) => {
    const [, coefficient, name = '', degree = 0] =
      /^(\S+)(?: \* (\w+)\^(\d+))?$/.exec(term) ?? [];
    return [Number(coefficient), name, Number(degree)] as const;
  });
  return [
    real(
      'coefficient',
      terms.map(([one]) => one),
    ),
    nominal(
      'column',
      terms.map(([, one]) => one),
    ),
    integer(
      'degree',
      terms.map(([, , one]) => one),
    ),
  ] as const;
}

const texts = column(candidates, 'candidate').map(String);

it('measures the error of each candidate', () => {
  const errors = texts.flatMap((text) =>
    shownCells(
      run({'training set': training, model: modelOf(text)}, {}).error,
      'error',
    ),
  );
  expect(errors).toEqual(numbers(candidates, 'error'));
});

it('predicts by the last candidate', () => {
  const model = modelOf(texts.at(-1) ?? '');
  const {applied} = run({'training set': training, model}, {});
  expect(
    shownRows(
      applied && [
        ...applied.filter(({role}) => !role),
        ...applied.filter(({role}) => role),
      ],
    ),
  ).toEqual(output);
});

it('predicts nothing for a gap', () => {
  const gap = withColumn(training, 'temperature', () => null);
  const {applied} = run(
    {'training set': gap, model: modelOf(texts[0] ?? '')},
    {},
  );
  expect(shownCells(applied, 'prediction(energy)')[0]).toBe('?');
});

it('lists the terms of the last candidate', () => {
  const [coefficients, , degrees] = modelOf(texts.at(-1) ?? '');
  expect(column(terms, 'coefficient')).toEqual(coefficients.values);
  expect(column(terms, 'degree')).toEqual(degrees.values);
});
