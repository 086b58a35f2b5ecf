import type * as PlotLibrary from '@observablehq/plot';
import type {Markish} from '@observablehq/plot';
import type {Point, Series} from './read';

/**
 * Shapes, dashes, and fills, in the order in which series get them. No series
 * is distinguished by its color alone.
 */
const SYMBOLS = ['circle', 'square', 'triangle', 'diamond'] as const;
const DASHES = ['6 4', '12 4', '2 3', '9 3 2 3'];
const FILLS = [1, 0, 0.5, 0.2];

/** Maximum number of points for a line to have a marker at each point. */
const FEW = 12;

/**
 * A series with its index among all series, and the slot of its bars: start and
 * end, in units of x.
 */
export type Marked = {
  readonly series: Series;
  readonly number: number;
  readonly slot: Point;
};

/** Marks of a series: bars, a line, markers, or a line with markers. */
export function seriesMarks(
  Plot: typeof PlotLibrary,
  {series, number, slot}: Marked,
): Markish[] {
  const {kind, data, dashed} = series;
  const className = `figure-series-${number + 1}`;
  const stroke = 'currentColor';
  if (kind === 'bars') {
    return [
      Plot.rect(data, {
        x1: ([x]: Point) => x + slot[0],
        x2: ([x]: Point) => x + slot[1],
        y1: 0,
        y2: '1',
        inset: 1,
        fill: stroke,
        fillOpacity: FILLS[number] ?? 1,
        stroke,
        className,
      }),
    ];
  }
  const hasMarkers =
    kind === 'points' || (kind === 'line' && !dashed && data.length <= FEW);
  return [
    ...(kind === 'points'
      ? []
      : [
          Plot.line(data, {
            curve: kind === 'step' ? 'step-after' : 'linear',
            stroke,
            strokeWidth: 1.75,
            strokeDasharray: dashed ? (DASHES[number] ?? '6 4') : 'none',
            className,
          }),
        ]),
    ...(hasMarkers
      ? [
          Plot.dot(data, {
            symbol: SYMBOLS[number] ?? 'circle',
            r: 3.5,
            fill: stroke,
            stroke,
            className: `${className} figure-marker-${number % 2}`,
          }),
        ]
      : []),
  ];
}
