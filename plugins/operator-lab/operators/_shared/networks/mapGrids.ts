import type {Matrix} from '../numbers/matrix';
import {placesOf} from './layerShapes';

/**
 * Splits a map into the windows below a kernel, row by row, without padding.
 */
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

/** Aggregation of the values in a pooling window. */
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

/**
 * Shrinks a map with pooling.
 * @param power Exponent for pnorm.
 */
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

/** Applies a convolution kernel to a map with a stride of 1. */
export function convolved(map: Matrix, kernel: Matrix): Matrix {
  const weights = kernel.flat();
  return windowsOf(map, [kernel.length, kernel[0]?.length ?? 0], [1, 1]).map(
    (row) =>
      row.map((values) =>
        values.reduce((sum, value, at) => sum + value * Number(weights[at]), 0),
      ),
  );
}
