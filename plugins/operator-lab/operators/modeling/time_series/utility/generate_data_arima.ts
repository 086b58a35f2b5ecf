import {NotComputed} from '../../../_shared/types';
import type {Run, Settings} from '../../../_shared/types';
import {seriesOf} from '../../../_shared/series/series';

/** Parses numbers that are separated by commas. */
function numbersOf(setting: Settings[string] | undefined): readonly number[] {
  const numbers = String(setting ?? '')
    .split(',')
    .filter((text) => text.trim() !== '')
    .map(Number);
  if (numbers.some(Number.isNaN)) {
    throw new NotComputed(
      'This example reads numbers with commas between them.',
    );
  }
  return numbers;
}

/**
 * Generate Data (ARIMA): returns the series that an ARMA process creates from
 * given innovations. All values before the first one are 0, and no value is
 * dropped.
 */
export const run: Run = ({innovations = []}, settings) => {
  const noise = seriesOf(innovations, 'innovation');
  const ar = numbersOf(settings['coefficients_of_the_auto-regressive_terms']);
  const ma = numbersOf(settings['coefficients_of_the_moving-average_terms']);
  const share =
    Number(settings.constant ?? 0) *
    (1 - ar.reduce((sum, weight) => sum + weight, 0));
  const values: number[] = [];
  const total = (
    coefficients: readonly number[],
    from: readonly number[],
    at: number,
  ) =>
    coefficients.reduce(
      (sum, weight, back) => sum + weight * (from[at - 1 - back] ?? 0),
      0,
    );
  noise.forEach((innovation, at) => {
    values.push(
      share + innovation + total(ar, values, at) + total(ma, noise, at),
    );
  });
  return {
    arima: [
      {
        name: String(settings.name_of_new_time_series_attribute ?? 'arima'),
        type: 'real',
        values,
      },
    ],
  };
};
