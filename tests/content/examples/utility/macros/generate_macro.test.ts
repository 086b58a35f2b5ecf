import {expect, it} from 'vitest';
import {macroTable} from '../../../../../src/operators/_shared/tables/macroTable';
import {run} from '../../../../../src/operators/utility/macros/generate_macro';
import {exampleTables} from '../../../support/exampleTables';
import {codeBlocks} from '../../../support/guideCode';

const PAGE = 'operators/utility/macros/generate_macro';
const [list] = exampleTables(PAGE);

const lines = (
  function_descriptions: readonly (readonly [string, string])[],
) => {
  const macros = macroTable([
    ['region', 'north'],
    ['limit', '3'],
  ]);
  const [names, values] = run({macros}, {function_descriptions}).macros ?? [];
  return (names?.values ?? []).map((name, row) => {
    const value = values?.values[row] ?? null;
    return value === null ? `${name} has no value` : `${name} = ${value}`;
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
  ).toEqual(codeBlocks(PAGE, 'text')[0]?.split('\n'));
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
