import {describe, expect, it} from 'vitest';
import {run} from '@lab/cleansing/dimensionality_reduction/independent_component_analysis';
import {OperatorError} from '@lab/_shared/types';
import {withColumn} from '@support/changedTable';
import {exampleTables, numbers, picked} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const NOTES = {case: {role: 'id'}} as const;
const SEED = {use_local_random_seed: true};
const PARALLEL = {...SEED, algorithm_type: 'parallel', function: 'exp'};

const [sensors, output, settings, added] = exampleTables(import.meta);
const table = asTable(sensors, NOTES);
const result = run(
  {
    'example set input': table,
    'new data': asTable(added, NOTES, ['case', 'sensor 1', 'sensor 2']),
  },
  PARALLEL,
);

describe('the example', () => {
  it('mixes the sensors from the sources as the page says', () => {
    const fan = numbers(output, 'ic_2');
    const mixed = numbers(output, 'ic_1').map((pump, at) => [
      10 + 2 * pump + Number(fan[at]),
      20 + pump + 3 * Number(fan[at]),
    ]);
    expect(mixed).toEqual(
      sensors?.map((row) => [row['sensor 1'], row['sensor 2']]),
    );
  });

  it('lists the first component for each setting', () => {
    expect(settings).toHaveLength(4);
    settings?.forEach(
      ({'algorithm type': type = '', function: name = '', ...cells}) => {
        const {'example set output': components} = run(
          {'example set input': table},
          {...SEED, algorithm_type: type, function: name},
        );
        expect(shownCells(components, 'ic_1')).toEqual(Object.values(cells));
      },
    );
  });

  it('unmixes new cases', () => {
    expect(shownRows(result.applied)).toEqual(
      picked(added, ['case', 'ic_1', 'ic_2']),
    );
  });
});

describe('the operator', () => {
  const constant = withColumn(table, 'sensor 2', () => 16);

  it('starts from other directions with another seed', () => {
    const other = run(
      {'example set input': table},
      {...SEED, local_random_seed: 7},
    );
    expect(other).not.toEqual(run({'example set input': table}, SEED));
    expect(run({'example set input': table}, {})).toEqual(
      run({'example set input': table}, {...SEED, local_random_seed: 2001}),
    );
  });

  it('keeps at most as many components as columns', () => {
    const count = (components: number) =>
      run(
        {'example set input': table},
        {
          dimensionality_reduction: 'fixed number',
          number_of_components: components,
        },
      )['example set output']?.length;
    expect([count(1), count(9)]).toEqual([2, 3]);
  });

  it('has no values for a constant column with deflation', () => {
    expect(
      shownCells(
        run({'example set input': constant}, SEED)['example set output'],
        'ic_1',
      ),
    ).toEqual(['?', '?', '?', '?']);
  });

  it('leaves out a direction without variance', () => {
    const {'example set output': reduced} = run(
      {'example set input': constant},
      {
        ...PARALLEL,
        dimensionality_reduction: 'fixed number',
        number_of_components: 1,
      },
    );
    expect(
      shownCells(reduced, 'ic_1').map((cell) => Math.abs(Number(cell))),
    ).toEqual([1.342, 0.447, 0.447, 1.342]);
  });

  it.each([SEED, PARALLEL])(
    'has no values for a single column with a missing one: %o',
    (given) => {
      const single = asTable([{x: 1}, {x: '?'}, {x: 3}]);
      expect(
        shownCells(
          run({'example set input': single}, given)['example set output'],
          'ic_1',
        ),
      ).toEqual(['?', '?', '?']);
    },
  );

  it.each([
    ['a constant column with parallel', constant, PARALLEL],
    ['a missing value', asTable(added, NOTES, ['sensor 2', 'sensor 1']), SEED],
    ['a nominal column', asTable(sensors), SEED],
    [
      'a row at the mean that is to be divided by its length',
      asTable([
        {x: -1, y: 1},
        {x: 0, y: 0},
        {x: 1, y: -1},
      ]),
      {row_norm: true},
    ],
  ])('does not get to a result with %s', (_, input, given) => {
    expect(() => run({'example set input': input}, given)).toThrow(
      OperatorError,
    );
  });
});
