import {expect, it} from 'vitest';
import {run} from '@lab/utility/macros/generate_macro';
import {exampleTables, writtenTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [before, list] = exampleTables(import.meta);

const lines = (
  function_descriptions: readonly (readonly [string, string])[],
) => {
  const macros = asTable(before);
  const [names, values] = run({macros}, {function_descriptions}).macros ?? [];
  return (names?.values ?? []).map((name, row) => {
    return `${name} = ${values?.values[row] ?? '?'}`;
  });
};

it('computes the variables as shown, one after the other', () => {
  expect(
    lines(
      (list ?? []).map(({Name, Expression}) => [
        String(Name),
        String(Expression),
      ]),
    ),
  ).toEqual(writtenTables(import.meta)[2]?.rows.map((row) => row.join(' = ')));
});

it('writes large integers with a power of ten, and counts up', () => {
  expect(
    lines([
      ['large', '2000000000 * 2'],
      ['limit', 'round(parse(%{limit})) + 1'],
      ['limit', 'round(parse(%{limit})) + 1'],
    ]),
  ).toEqual(['large = 4.0E9', 'limit = 4', 'limit = 5']);
});

it.each(['%{gone}', 'amount + 1', '2 +'])('stops at %s', (expression) => {
  expect(() => lines([['m', expression]])).toThrow();
});
