import type {Run} from '../../../_shared/types';

const NAME = 'number_of_attributes';

/**
 * Performance (Attribute Count). The output `fitness` has the number that an
 * optimization maximizes.
 */
export const run: Run = (
  {'example set': table = [], performance = []},
  settings,
) => {
  const count = table.filter(({role}) => role === undefined).length;
  const before = (performance[0]?.values ?? [])
    .map((name, at) => [name, performance[1]?.values[at] ?? null] as const)
    .filter(([name]) => name !== NAME);
  const rows = [...before, [NAME, count] as const];
  return {
    performance: [
      {name: 'measure', type: 'nominal', values: rows.map(([name]) => name)},
      {name: 'value', type: 'real', values: rows.map(([, value]) => value)},
    ],
    'example set': table,
    fitness: [
      {
        name: 'fitness',
        type: 'integer',
        values: [
          settings.optimization_direction === 'maximization' ? count : -count,
        ],
      },
    ],
  };
};
