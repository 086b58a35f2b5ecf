import type {Series} from './changedSeries';

/** Methods for filling missing values of a numeric series. */
export type GapFiller =
  | 'previous value'
  | 'next value'
  | 'average'
  | 'linear interpolation'
  | 'value';

function betweenOf(
  [from, before]: readonly [number, number],
  [to, after]: readonly [number, number],
  place: number,
  method: Exclude<GapFiller, 'value'>,
): number {
  switch (method) {
    case 'previous value':
      return before;
    case 'next value':
      return after;
    case 'average':
      return (before + after) / 2;
    case 'linear interpolation':
      return before + ((place - from) / (to - from)) * (after - before);
  }
}

/**
 * Fills missing values of a series from the nearest values before and after. At
 * an end, the only neighbor is used for both.
 * @param places Index of each value, ascending.
 * @param fixed Replacement for the method `value`.
 */
export function filledSeries(
  series: Series,
  places: readonly number[],
  method: GapFiller,
  fixed = 0,
): Series {
  if (method === 'value') {
    return series.map((value) => value ?? fixed);
  }
  const known = series.flatMap((value, at): [number, number][] =>
    value === null ? [] : [[Number(places[at]), value]],
  );
  return series.map((value, at) => {
    const place = Number(places[at]);
    const before = known.filter(([from]) => from < place).at(-1);
    const after = known.find(([to]) => to > place);
    const one = before ?? after;
    const other = after ?? before;
    if (value !== null || !one || !other) {
      return value;
    }
    return one === other ? one[1] : betweenOf(one, other, place, method);
  });
}

/**
 * Returns the values of a series at other index positions. Missing values are
 * filled from their neighbors.
 */
export function resampled(
  series: Series,
  places: readonly number[],
  wanted: readonly number[],
  method: GapFiller,
): Series {
  const all = [...new Set([...places, ...wanted])].sort((a, b) => a - b);
  const known = new Map(places.map((place, at) => [place, series[at] ?? null]));
  const filled = filledSeries(
    all.map((place) => known.get(place) ?? null),
    all,
    method,
  );
  return wanted.map((place) => filled[all.indexOf(place)] ?? null);
}
