import {isNumeric} from '../../../_shared/tables/chosenColumns';
import {namedColumn} from '../../../_shared/tables/namedColumn';
import {valuesOf} from '../../../_shared/series/changedSeries';
import {resampled} from '../../../_shared/series/seriesGaps';
import type {GapFiller} from '../../../_shared/series/seriesGaps';
import type {Run} from '../../../_shared/types';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Equalize Time Stamps: resamples numeric series with one row for each day from
 * the first date to the last.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const index = namedColumn(table, String(settings.indices_attribute));
  const days = index.values.map((date) => Date.parse(String(date)) / DAY);
  const first = Math.min(...days);
  const even = Array.from(
    {length: Math.max(...days) - first + 1},
    (_, at) => first + at,
  );
  return {
    'equalized example set': [
      {
        ...index,
        values: even.map((day) =>
          new Date(day * DAY).toISOString().slice(0, 10),
        ),
      },
      ...table.filter(isNumeric).map((column) => ({
        ...column,
        values: resampled(
          valuesOf(column),
          days,
          even,
          settings.replace_type_numerical as GapFiller,
        ),
      })),
    ],
    original: table,
  };
};
