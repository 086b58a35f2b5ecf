import type {Kernel} from './kernels';
import {dot} from '../numbers/matrix';
import type {Settings} from '../types';

/**
 * Creates the kernel for the LIBSVM settings.
 * @param rows Number of training rows: `gamma` defaults to 1 / rows.
 */
export function libSvmKernel(settings: Settings, rows: number): Kernel {
  const gamma = Number(settings.gamma ?? 0) || 1 / rows;
  const shift = Number(settings.coef0 ?? 0);
  switch (settings.kernel_type ?? 'rbf') {
    case 'linear':
      return dot;
    case 'poly':
      return (a, b) =>
        (gamma * dot(a, b) + shift) ** Number(settings.degree ?? 3);
    case 'sigmoid':
      return (a, b) => Math.tanh(gamma * dot(a, b) + shift);
    default:
      return (a, b) =>
        Math.exp(
          -gamma * a.reduce((sum, x, at) => sum + (x - Number(b[at])) ** 2, 0),
        );
  }
}
