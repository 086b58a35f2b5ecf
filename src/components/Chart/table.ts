import {formatNumber} from '../Figure/numbers';
import {distinctX, pointsOf} from './data';
import {withoutGrouping} from './labels';
import type {ChartProps, ChartSeries} from './types';

/** Most points of a chart whose numbers are listed. */
const MOST_POINTS = 24;

/** A table of texts; the first cell of a row is its header. */
export type DataRows = {
  readonly head: readonly string[];
  readonly body: readonly (readonly string[])[];
};

function xText(x: number, categories: readonly string[] | undefined): string {
  return categories?.[x] ?? withoutGrouping(formatNumber(x));
}

function hasOneValueEach(series: ChartSeries): boolean {
  return distinctX([series]).length === series.data.length;
}

/**
 * The numbers of a chart: a column for each series, or a row for each point if
 * a series has several values at one x. Undefined if they are too many.
 */
export function dataRows({x, y, series}: ChartProps): DataRows | undefined {
  const count = series.reduce((sum, one) => sum + one.data.length, 0);
  if (count > MOST_POINTS) {
    return undefined;
  }
  if (!series.every(hasOneValueEach)) {
    return {
      head: ['Series', x.label, y.label],
      body: series.flatMap((one) =>
        pointsOf(one).map((point) => [
          one.label,
          xText(point[0], x.categories),
          formatNumber(point[1]),
        ]),
      ),
    };
  }
  const columns = series.map((one) => new Map(pointsOf(one)));
  return {
    head: [x.label, ...series.map((one) => one.label)],
    body: distinctX(series).map((at) => [
      xText(at, x.categories),
      ...columns.map((values) => {
        const value = values.get(at);
        return value === undefined ? '' : formatNumber(value);
      }),
    ]),
  };
}
