import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/selection/select_by_random';
import type {Settings, Table} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [customers, draws = []] = exampleTables(import.meta);
const table = asTable(customers, {customer_id: 'id', churn: 'label'});
const drawn = (settings: Settings, input: Table = table) => {
  const {'example set output': result = []} = run(
    {'example set input': input},
    settings,
  );
  return result
    .filter(({role}) => !role)
    .map(({name}) => name)
    .join(', ');
};

it.each(draws.map((line) => [Object.values(line).join(' / '), line] as const))(
  '%s',
  (_, line) => {
    const count = line['number of attributes'];
    expect(
      drawn({
        use_fixed_number_of_attributes: typeof count === 'number',
        number_of_attributes: Number(count),
        local_random_seed: Number(line['local random seed']),
      }),
    ).toBe(line.columns);
  },
);

it('needs a column only to draw their number', () => {
  const roles = table.filter(({role}) => role);
  expect(drawn({use_fixed_number_of_attributes: true}, roles)).toBe('');
  expect(() => drawn({}, roles)).toThrow('There is no regular column to draw.');
});
