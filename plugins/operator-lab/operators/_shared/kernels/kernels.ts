import {dot} from '../numbers/matrix';
import type {Settings} from '../types';

/** Similarity of two rows. */
export type Kernel = (a: readonly number[], b: readonly number[]) => number;

// Numbers closer to 0 than this count as 0.
const ZERO = 1e-6;

/** Returns the squared Euclidean distance of two rows. */
export function squaredDistance(
  a: readonly number[],
  b: readonly number[],
): number {
  return a.reduce((sum, value, at) => sum + (value - Number(b[at])) ** 2, 0);
}

function anova(gamma: number, degree: number): Kernel {
  return (a, b) =>
    a
      .map((value, at) => [value, Number(b[at])] as const)
      .reduce((sum, [x, y]) => {
        const areZero = Math.abs(x) < ZERO && Math.abs(y) < ZERO;
        return sum + Math.exp(-gamma * (x - y) ** 2) + Number(areZero);
      }, 0) ** degree;
}

function gaussian(squared: number, width: number): number {
  return width === 0 ? 0 : Math.exp(-squared / width);
}

/** Creates the kernel for `kernel_type` and the other `kernel_` parameters. */
export function kernelOf(settings: Settings): Kernel {
  const number = (name: string, otherwise: number) =>
    Number(settings[`kernel_${name}`] ?? otherwise);
  const degree = number('degree', 3);
  const sigma = number('sigma1', 1);
  const shift = number('shift', 1);
  switch (settings.kernel_type ?? 'radial') {
    case 'dot':
      return dot;
    case 'polynomial':
      // Fractional degrees are rounded up, and degrees below 1 count as 1.
      return (a, b) => (dot(a, b) + shift) ** Math.max(1, Math.ceil(degree));
    case 'sigmoid':
      return (a, b) => Math.tanh(number('a', 1) * dot(a, b) + number('b', 0));
    case 'anova':
      return anova(number('gamma', 1), degree);
    case 'epanechnikov':
      return (a, b) => {
        const part = squaredDistance(a, b) / sigma;
        return part > 1 ? 0 : (1 - part) ** degree;
      };
    case 'gausian_combination':
      return (a, b) => {
        const squared = squaredDistance(a, b);
        return (
          gaussian(squared, sigma) +
          gaussian(squared, number('sigma2', 0)) -
          gaussian(squared, number('sigma3', 2))
        );
      };
    case 'multiquadric':
      return (a, b) => Math.sqrt(squaredDistance(a, b) / sigma + shift ** 2);
    default:
      return (a, b) => Math.exp(-number('gamma', 1) * squaredDistance(a, b));
  }
}
