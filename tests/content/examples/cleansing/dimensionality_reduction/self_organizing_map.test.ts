import {describe, expect, it} from 'vitest';
import {run} from '@lab/cleansing/dimensionality_reduction/self_organizing_map';
import {rowsOf} from '@lab/_shared/numbers/components';
import {OperatorError} from '@lab/_shared/types';
import {firstRows} from '@support/changedTable';
import {exampleTables, numbers, rounded} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const SETTINGS = {
  number_of_dimensions: 1,
  net_size: 5,
  adaption_radius_start: 2,
};

const [customers, nodes, output] = exampleTables(import.meta);
const [schedule] = exampleTables(import.meta, 'Description');
const table = asTable(customers, {customer: 'id'});
const result = run({'example set input': table}, SETTINGS);
const trained = result['preprocessing model'] ?? [];

describe('the example', () => {
  it('lists the nodes', () => {
    expect(numbers(nodes, 'node')).toEqual([0, 1, 2, 3, 4]);
    for (const name of ['visits', 'spend']) {
      expect(shownCells(trained, name)).toEqual(numbers(nodes, name));
    }
  });

  it('lists the distances to nodes, without columns that have no value', () => {
    const rows = rowsOf(table.slice(1));
    for (const node of [1, 2, 3]) {
      const [visits = NaN, spend = NaN] = rowsOf(trained)[node] ?? [];
      expect(numbers(output, `Distance to node ${node}`)).toEqual(
        rows.map(([x = NaN, y = NaN]) =>
          rounded(Math.hypot(x - visits, Number.isNaN(y) ? 0 : y - spend)),
        ),
      );
    }
  });

  it('lists the default schedule', () => {
    expect(schedule).toEqual(
      [1, 10, 20, 30].map((round) => {
        const radius = 10 * (1 / 10) ** (round / 30);
        return {
          'Round of 30': round,
          'Learning rate': rounded(0.8 * (0.01 / 0.8) ** (round / 30)),
          Radius: rounded(radius),
          'Closeness is above 0.5 up to': rounded(
            radius * Math.sqrt(2 * Math.log(2)),
          ),
        };
      }),
    );
  });
});

describe('the operator', () => {
  const nodesOf = (settings: Parameters<typeof run>[1]) =>
    rowsOf(
      run({'example set input': table}, {...SETTINGS, ...settings})[
        'preprocessing model'
      ] ?? [],
    );

  it('learns nothing when a rate or radius ends at 0, or the radius is below a half', () => {
    const untrained = nodesOf({learning_rate_end: 0});
    expect(nodesOf({adaption_radius_end: 0})).toEqual(untrained);
    expect(
      nodesOf({adaption_radius_start: 0.4, adaption_radius_end: 0.4}),
    ).toEqual(untrained);
    expect(nodesOf({})).not.toEqual(untrained);
    expect(untrained.flat().every((value) => value >= 0 && value < 1)).toBe(
      true,
    );
  });

  it('loses the values of nodes at a rate of 0', () => {
    expect(
      nodesOf({learning_rate_start: 0, learning_rate_end: 0})
        .flat()
        .some(Number.isNaN),
    ).toBe(true);
  });

  it('places rows on two dimensions by default, and new data by position', () => {
    const {'example set output': placed, applied} = run(
      {
        'example set input': table,
        'new data': table.map((one) => ({...one, name: `new ${one.name}`})),
      },
      {},
    );
    expect(shownCells(placed, 'SOM_0')).toEqual([6, 5, 1, 0, 0]);
    expect(shownCells(placed, 'SOM_1')).toEqual([7, 9, 6, 1, 1]);
    expect(applied?.slice(1)).toEqual(placed?.slice(1));
  });

  it('takes nominal columns by the index of their values', () => {
    const places = (
      values: readonly (string | number)[],
      type: 'nominal' | 'real',
    ) => run({'example set input': [{name: 'x', type, values}]}, SETTINGS);
    expect(
      places(['low', 'high', 'low'], 'nominal')['example set output'],
    ).toEqual(places([0, 1, 0], 'real')['example set output']);
  });

  it('delivers no rows for no rows', () => {
    const none = firstRows(table, 0);
    expect(
      run({'example set input': none}, SETTINGS)['example set output']?.map(
        ({values}) => values.length,
      ),
    ).toEqual([0, 0]);
  });

  it.each([
    ['learning_rate_start', 0.001],
    ['adaption_radius_start', 0.5],
    ['number_of_dimensions', 10],
  ])('stops at %s %d', (name, value) => {
    const settings = {[name]: value};
    expect(() => run({'example set input': table}, settings)).toThrow(
      OperatorError,
    );
  });
});
