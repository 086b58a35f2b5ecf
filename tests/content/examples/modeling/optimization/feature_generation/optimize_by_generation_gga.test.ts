import {expect, it} from 'vitest';
import {
  applications,
  isKept,
  mayGenerate,
  run,
} from '@lab/modeling/optimization/feature_generation/optimize_by_generation_gga';
import {asTable} from '@support/runTables';

it('makes a construction of another one', () => {
  const table = asTable([{a: 2, '1/(b)': 4}]);
  const {'example set out': grown = []} = run(
    {
      'example set in': table,
      drawn: asTable([{function: '*', arguments: 'a, 1/(b)'}]),
    },
    {},
  );
  expect(grown.at(-1)).toMatchObject({name: '(a * 1/(b))', values: [8]});
});

it('draws functions by the ways to apply them', () => {
  const ways = applications(3);
  expect([...ways]).toEqual([
    ['+', 9],
    ['*', 9],
    ['1/', 3],
  ]);
  const all = [...ways.values()].reduce((sum, one) => sum + one);
  expect(all / Number(ways.get('1/'))).toBe(7);
});

it('generates only with the limit on', () => {
  const on = {
    limit_max_total_number_of_attributes: true,
    max_total_number_of_attributes: 10,
  };
  expect([1, 2].map((columns) => mayGenerate(columns, {}))).toEqual([
    false,
    false,
  ]);
  expect(mayGenerate(50, on)).toBe(true);
  expect([0, 1, 2].map((used) => isKept(used, {}))).toEqual([
    false,
    true,
    false,
  ]);
  expect([10, 11].map((used) => isKept(used, on))).toEqual([true, false]);
});
