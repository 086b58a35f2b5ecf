import type {Element} from 'hast';
import type {Language} from '../drawing/language';
import {numberFormat} from '../drawing/numbers';
import {dataTable} from '../drawing/table';
import type {Chart} from './read';

/**
 * Maximum number of points in a chart that also lists its numbers as a table.
 */
const MOST_POINTS = 24;

/**
 * Table of a chart's numbers: a column for each series, or a row for each point
 * if a series has several values at one x. Empty if the chart has more than
 * `MOST_POINTS` points.
 */
export function chartTable(
  {x, y, series}: Chart,
  {locale, texts}: Language,
): Element[] {
  const points = series.flatMap(({name, data}) =>
    data.map(([atX, atY]) => ({name, atX, atY})),
  );
  if (points.length > MOST_POINTS) {
    return [];
  }
  const format = numberFormat(locale);
  const plain = numberFormat(locale, {useGrouping: false});
  const placeOf = (at: number) => x.categories?.[at] ?? plain(at);
  const columns = series.map(({data}) => new Map(data));
  if (columns.some(({size}, at) => size < (series[at]?.data.length ?? 0))) {
    const rows = points.map(({name, atX, atY}) => [
      name,
      placeOf(atX),
      format(atY),
    ]);
    return [dataTable([texts.series, x.label, y.label], rows)];
  }
  const places = [...new Set(points.map(({atX}) => atX))].sort((a, b) => a - b);
  const rows = places.map((at) => [
    placeOf(at),
    ...columns.map((column) => {
      const value = column.get(at);
      return value === undefined ? '' : format(value);
    }),
  ]);
  return [dataTable([x.label, ...series.map(({name}) => name)], rows)];
}
