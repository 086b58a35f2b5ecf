import {distinctX, pointsOf, smallestStep} from './data';
import type {Range} from './scale';
import {tickStep} from './ticks';
import type {TickOptions} from './ticks';
import type {ChartProps, ReferenceLine} from './types';

/** What an axis spans and where its ticks may stand. */
export type Domain = {
  /** Values at both ends of the axis. */
  readonly range: Range;
  /** Step between ticks. */
  readonly step: number;
};

/** Kinds that are drawn from zero. */
const FROM_ZERO = new Set(['bars', 'area']);

function extent(values: readonly number[]): Range {
  const min = Math.min(...values);
  const max = Math.max(...values);
  // A single value still needs an axis with a length.
  return min === max ? [min - 0.5, max + 0.5] : [min, max];
}

function places(lines: readonly ReferenceLine[] = []): number[] {
  return lines.map((line) => line.at);
}

function isWhole(values: readonly number[], ends: readonly unknown[]): boolean {
  const given = ends.filter((end) => typeof end === 'number');
  return [...values, ...given].every(Number.isInteger);
}

/** The span of the y axis: the data, widened to whole ticks unless given. */
export function yDomain(props: ChartProps, count: number): Domain {
  const {min, max} = props.y;
  const values = props.series.flatMap((series) =>
    pointsOf(series).map(([, y]) => y),
  );
  const zero = props.series.some((series) => FROM_ZERO.has(series.kind));
  const [low, high] = extent([
    ...values,
    ...places(props.yLines),
    ...(zero ? [0] : []),
  ]);
  const options: TickOptions = {count, whole: isWhole(values, [min, max])};
  const step = tickStep(min ?? low, max ?? high, options);
  return {
    range: [
      min ?? Math.floor(low / step + 1e-9) * step,
      max ?? Math.ceil(high / step - 1e-9) * step,
    ],
    step,
  };
}

/** The span of an x axis of numbers: the data, with room for bars. */
export function xDomain(props: ChartProps, count: number): Domain {
  const {min, max} = props.x;
  const values = distinctX(props.series);
  const [low, high] = extent([...values, ...places(props.xLines)]);
  const bars = props.series.filter((series) => series.kind === 'bars');
  const half = bars.length > 0 ? smallestStep(distinctX(bars)) / 2 : 0;
  const first = min ?? low;
  const last = max ?? high;
  const whole = isWhole(values, [min, max]);
  return {
    range: [Math.min(first, low - half), Math.max(last, high + half)],
    step: tickStep(first, last, {count, whole}),
  };
}
