import {mean} from '../../../_shared/numbers/averages';
import {seriesOf} from '../../../_shared/series/series';
import {chosenColumns, isNumeric} from '../../../_shared/tables/chosenColumns';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run} from '../../../_shared/types';

/** Parts of a series. The trend and the remainder are null at both ends. */
export type Parts = {
  readonly trend: readonly (number | null)[];
  readonly season: readonly number[];
  readonly remainder: readonly (number | null)[];
};

/**
 * Moving average over one season. If the season has even length, the two outer
 * values count half.
 */
export function trendOf(
  values: readonly number[],
  season: number,
): readonly (number | null)[] {
  const reach = Math.floor(season / 2);
  const isEven = season % 2 === 0;
  return values.map((_, at) => {
    if (at < reach || at + reach >= values.length) {
      return null;
    }
    const window = values.slice(at - reach, at + reach + 1);
    const sum = window.reduce((total, value) => total + value, 0);
    const ends = Number(window[0]) + Number(window.at(-1));
    return (isEven ? sum - ends / 2 : sum) / season;
  });
}

/**
 * Decomposes a series. Seasonal values are shifted to a sum of 0 or, if
 * multiplicative, scaled to a mean of 1.
 */
export function decompose(
  values: readonly number[],
  season: number,
  isMultiplicative: boolean,
): Parts {
  const trend = trendOf(values, season);
  const without = (value: number, part: number) =>
    isMultiplicative ? value / part : value - part;
  const detrended = trend.map((level, at) =>
    level === null ? null : without(Number(values[at]), level),
  );
  const raw = Array.from({length: season}, (_, place) =>
    mean(
      detrended.filter(
        (value, at): value is number => value !== null && at % season === place,
      ),
    ),
  );
  const pattern = raw.map((value) => without(value, mean(raw)));
  const seasonal = values.map((_, at) => Number(pattern[at % season]));
  return {
    trend,
    season: seasonal,
    remainder: detrended.map((value, at) =>
      value === null ? null : without(value, Number(seasonal[at])),
    ),
  };
}

/** Suffixes of the new columns. */
const SUFFIXES = {
  trend: 'Trend',
  season: 'Seasonal',
  remainder: 'Remainder',
} as const;

/** Classic Decomposition of the selected series. */
export const run: Run = ({'example set': table = []}, settings) => {
  const seasonality = Number(settings.seasonality ?? 12);
  if (2 * seasonality >= (table[0]?.values.length ?? 0)) {
    throw new OperatorError('The series must have more than two seasons.');
  }
  return {
    decomposition: [
      ...table,
      ...chosenColumns(table, settings, isNumeric).flatMap(({name}) => {
        const parts = decompose(
          seriesOf(table, name),
          seasonality,
          settings.decomposition_mode === 'multiplicative',
        );
        return (['trend', 'season', 'remainder'] as const).map(
          (part): Column => ({
            name: `${name}_${SUFFIXES[part]}`,
            type: 'real',
            values: parts[part],
          }),
        );
      }),
    ],
    original: table,
  };
};
