import type {ChartSeries, DataPoint} from './types';

/** Points of a series; plain values get the index of their category as x. */
export function pointsOf(series: Pick<ChartSeries, 'data'>): DataPoint[] {
  return series.data.map((value, index) =>
    typeof value === 'number' ? [index, value] : value,
  );
}

/** Different x values of several series in rising order. */
export function distinctX(
  series: readonly Pick<ChartSeries, 'data'>[],
): number[] {
  const values = series.flatMap((one) => pointsOf(one).map(([x]) => x));
  return [...new Set(values)].sort((a, b) => a - b);
}

/** Distance of the closest neighbours among numbers; 1 if there are none. */
export function smallestStep(numbers: readonly number[]): number {
  const steps = numbers
    .slice(1)
    .map((number, index) => number - numbers[index]!);
  return steps.length > 0 ? Math.min(...steps) : 1;
}
