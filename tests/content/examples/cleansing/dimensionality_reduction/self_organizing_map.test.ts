import {expect, it} from 'vitest';
import {exampleTables, numbers, rounded} from '../../../support/exampleTables';

const id = 'operators/cleansing/dimensionality_reduction/self_organizing_map';
const [customers, nodes, output] = exampleTables(id);
const [schedule] = exampleTables(id, 'Description');

function points(table: typeof nodes): (readonly [number, number])[] {
  const spend = numbers(table, 'spend');
  return numbers(table, 'visits').map((visits, at) => [
    visits,
    spend[at] ?? NaN,
  ]);
}

/** Distances of each customer to each node. */
const distances = points(customers).map(([x, y]) =>
  points(nodes).map(([u, v]) => Math.hypot(x - u, y - v)),
);

it.each([0, 1, 2])('lists the distances to node %i', (node) => {
  expect(numbers(output, `Distance to node ${node}`)).toEqual(
    distances.map((row) => rounded(row[node] ?? NaN)),
  );
});

it('gives each customer the nearest node', () => {
  expect(numbers(output, 'SOM_0')).toEqual(
    distances.map((row) => row.indexOf(Math.min(...row))),
  );
});

it.each([
  ['Learning rate', 0.8, 0.01],
  ['Radius', 10, 1],
])('lists the default schedule of %s', (name, start, end) => {
  expect(numbers(schedule, name)).toEqual(
    numbers(schedule, 'Round of 30').map((round) =>
      rounded(start * (end / start) ** (round / 30)),
    ),
  );
});
