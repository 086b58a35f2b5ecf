import {expect, it} from 'vitest';
import {run as formatNumbers} from '@lab/blending/attributes/types/format_numbers';
import {run as toBinominal} from '@lab/blending/attributes/types/numerical_to_binominal';
import {run as toDate} from '@lab/blending/attributes/types/numerical_to_date';
import {run as toPolynominal} from '@lab/blending/attributes/types/numerical_to_polynominal';
import {run as toReal} from '@lab/blending/attributes/types/numerical_to_real';
import {run as toInteger} from '@lab/blending/attributes/types/real_to_integer';
import type {Run} from '@lab/_shared/types';
import {real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';

const RUNS: Readonly<Record<string, Run>> = {
  'Numerical to Real': toReal,
  'Real to Integer': toInteger,
  'Numerical to Binominal': toBinominal,
  'Numerical to Polynominal': toPolynominal,
  'Format Numbers': formatNumbers,
  'Numerical to Date': toDate,
};
const [results] = exampleTables(import.meta, 'One number in all of them');

it('has a line for each operator', () => {
  expect(results?.map(({Operator: title}) => title)).toEqual(Object.keys(RUNS));
});

it.each(results ?? [])(
  '$Operator makes $Result of 2.5',
  ({Operator: title, Result: result}) => {
    const {'example set output': output} = RUNS[String(title)]!(
      {'example set input': [real('x', [2.5])]},
      {attribute_name: 'x'},
    );
    const text = String(output?.[0]?.values[0]).replace(/[TZ]/g, ' ').trim();
    expect(Number(text) || text).toBe(result);
  },
);
