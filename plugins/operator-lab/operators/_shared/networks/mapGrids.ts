import type {Matrix} from '../numbers/matrix';
import {placesOf} from './layerShapes';

/** The parts of a map on which a kernel stands, row by row, without padding. */
function windowsOf(
  map: Matrix,
  kernel: readonly [number, number],
  stride: readonly [number, number],
): number[][][] {
  const [rows, columns] = [map.length, map[0]?.length ?? 0].map(
    (length, side) =>
      placesOf(length, Number(kernel[side]), Number(stride[side]), 'Truncated'),
  );
  return Array.from({length: Number(rows)}, (_, row) =>
    Array.from({length: Number(columns)}, (__, column) =>
      map
        .slice(row * stride[0], row * stride[0] + kernel[0])
        .flatMap((line) =>
          line.slice(column * stride[1], column * stride[1] + kernel[1]),
        ),
    ),
  );
}

/** How pooling sums up what stands below the kernel. */
export type PoolingMethod = 'max' | 'average' | 'sum' | 'pnorm';

function pooledValue(
  values: readonly number[],
  method: PoolingMethod,
  power: number,
): number {
  const sum = values.reduce((one, other) => one + other, 0);
  switch (method) {
    case 'max':
      return Math.max(...values);
    case 'average':
      return sum / values.length;
    case 'sum':
      return sum;
    case 'pnorm':
      return (
        values.reduce((total, value) => total + Math.abs(value) ** power, 0) **
        (1 / power)
      );
  }
}

/** A map made smaller by pooling. `power` is for pnorm. */
export function pooled(
  map: Matrix,
  method: PoolingMethod,
  kernel: readonly [number, number],
  stride: readonly [number, number],
  power = 1,
): Matrix {
  return windowsOf(map, kernel, stride).map((row) =>
    row.map((values) => pooledValue(values, method, power)),
  );
}

/** A map after a kernel, which goes over it in steps of one. */
export function convolved(map: Matrix, kernel: Matrix): Matrix {
  const weights = kernel.flat();
  return windowsOf(map, [kernel.length, kernel[0]?.length ?? 0], [1, 1]).map(
    (row) =>
      row.map((values) =>
        values.reduce((sum, value, at) => sum + value * Number(weights[at]), 0),
      ),
  );
}
