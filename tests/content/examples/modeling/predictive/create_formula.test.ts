import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/create_formula';
import {real} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [vectors, , radial] = exampleTables(import.meta);
const inputs = {model: asTable(vectors)};
const lines = (settings: object) =>
  shownCells(run(inputs, {bias: -0.75, ...settings}).formula, 'line').map(
    (line) => String(line).trim(),
  );

it('gives the score of a row', () => {
  const [heat, noise] = [10, 1];
  expect(
    -0.25 * (6 * heat) +
      0.05 * (8 * heat + 1.5 * noise) +
      0.2 * (7 * heat - 2 * noise) -
      0.75,
  ).toBeCloseTo(1.925);
});

it('writes the formula of the kernel radial', () => {
  expect(lines({kernel_type: 'radial', kernel_gamma: 0.5})).toEqual(
    column(radial, 'line'),
  );
});

it('leaves out what is nearer to 0 than a millionth', () => {
  const tiny = [real('alpha', [1e-7, 2]), real('x', [1, 3])] as const;
  const {formula} = run({model: tiny}, {bias: 1e-7});
  expect(formula?.[0]?.values).toEqual(['  2.0 * (3.0 * x)']);
  expect(run({model: tiny.slice(0)}, {bias: 2}).formula?.[0]?.values[1]).toBe(
    '+ 2.0',
  );
  expect(() => run({}, {})).toThrow('alpha');
});
