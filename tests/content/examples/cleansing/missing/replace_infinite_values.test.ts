import {expect, it} from 'vitest';
import {run} from '@lab/cleansing/missing/replace_infinite_values';
import {column, exampleTables, numbers} from '@support/exampleTables';
import type {Cell, ExampleTable} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [input = [], positive, negative] = exampleTables(import.meta);
const [functions = []] = exampleTables(import.meta, 'Description');

const INFINITE: Readonly<Record<string, number>> = {
  '∞': Infinity,
  '-∞': -Infinity,
};
const rates: ExampleTable = input.map(({rate = '?'}) => ({
  rate: INFINITE[rate] ?? rate,
}));
const table = asTable(rates, {rate: {type: 'real'}});

function replaced(settings: Parameters<typeof run>[1]): readonly Cell[] {
  const inputs = {'example set input': table, 'new data': table};
  const {'example set output': output, applied} = run(inputs, settings);
  expect(applied).toEqual(output);
  return shownCells(output, 'rate');
}

const NAMES = ['missing', 'value', 'max_byte', 'none'];

it('divides by 0', () => {
  const visitors = numbers(input, 'visitors');
  expect(shownCells(table, 'rate')).toEqual(
    numbers(input, 'revenue').map((revenue, at) => {
      const rate = revenue / (visitors[at] ?? NaN);
      return Number.isNaN(rate)
        ? '?'
        : Number.isFinite(rate)
          ? rate
          : String(rate).replace('Infinity', '∞');
    }),
  );
});

it.each([
  ['positive_infinity', positive],
  ['negative_infinity', negative],
])('replaces %s', (replenish_what, shown) => {
  for (const name of NAMES) {
    expect(column(shown, name)).toEqual(
      replaced({default: name, replenish_what, replenishment_value: 10}),
    );
  }
});

it('lists what each function writes', () => {
  const written = functions.filter(
    ({Replacement}) => Replacement !== 'value' && Replacement !== 'max_double',
  );
  expect(written).toHaveLength(5);
  for (const {Replacement, ...shown} of written) {
    const settings = {default: String(Replacement)};
    expect(shown['For ∞']).toBe(replaced(settings)[1]);
    expect(shown['For -∞']).toBe(
      replaced({...settings, replenish_what: 'negative_infinity'})[2],
    );
  }
  expect(Number.MAX_VALUE.toPrecision(2)).toBe('1.8e+308');
});

it('takes the function of the list, and needs a number for a value', () => {
  expect(replaced({default: 'zero', columns: [['rate', 'missing']]})[1]).toBe(
    '?',
  );
  expect(() => replaced({columns: [['rate', 'value']]})).toThrow(
    'replenishment value',
  );
});
