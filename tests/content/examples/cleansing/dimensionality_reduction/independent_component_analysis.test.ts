import {expect, it} from 'vitest';
import {exampleTables, numbers} from '../../../support/exampleTables';
import {dot, eigenpairs} from './eigenpairs';

const [sensors, output] = exampleTables(
  'operators/cleansing/dimensionality_reduction/independent_component_analysis',
);
const first = numbers(sensors, 'sensor 1');
const second = numbers(sensors, 'sensor 2');
const components = [numbers(output, 'ic_1'), numbers(output, 'ic_2')];
const count = first.length;

function centered(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  return values.map((value) => value - mean);
}

/** Rows of two uncorrelated columns with variance 1. */
function whitened(): readonly (readonly [number, number])[] {
  const [x, y] = [centered(first), centered(second)];
  const pairs = eigenpairs(
    dot(x, x) / count,
    dot(x, y) / count,
    dot(y, y) / count,
  );
  return x.map((deviation, at) => {
    const [one, two] = pairs.map(
      ({value, vector}) =>
        dot(vector, [deviation, y[at] ?? NaN]) / Math.sqrt(value),
    );
    return [one ?? NaN, two ?? NaN] as const;
  });
}

/** One direction by the fixed-point iteration of FastICA with the function logcosh. */
function fastIca(angle: number): readonly number[] {
  const rows = whitened();
  let direction: readonly [number, number] = [Math.cos(angle), Math.sin(angle)];
  for (let round = 0; round < 200; round++) {
    const tanh = rows.map((row) => Math.tanh(dot(row, direction)));
    const slope = tanh.reduce((sum, t) => sum + 1 - t * t, 0) / count;
    const [x, y] = ([0, 1] as const).map(
      (at) =>
        dot(
          rows.map((row) => row[at]),
          tanh,
        ) /
          count -
        slope * direction[at],
    ) as [number, number];
    direction = [x / Math.hypot(x, y), y / Math.hypot(x, y)];
  }
  return rows.map((row) => dot(row, direction));
}

it.each([0.1, 0.7, 1.3, 2.4])(
  'finds one of the components from the start %d, up to its sign',
  (angle) => {
    const found = fastIca(angle);
    const likeness = components.map(
      (component) => Math.abs(dot(component, found)) / count,
    );
    expect(Math.max(...likeness)).toBeCloseTo(1, 6);
    expect(Math.min(...likeness)).toBeCloseTo(0, 6);
  },
);

it('mixes the sensors from the components as the page says', () => {
  const [pump = [], fan = []] = components;
  expect(first).toEqual(
    pump.map((value, at) => 10 + 2 * value + (fan[at] ?? NaN)),
  );
  expect(second).toEqual(
    pump.map((value, at) => 20 + value + 3 * (fan[at] ?? NaN)),
  );
});
