import {columnStatistics} from '../../../_shared/tables/columnStatistics';
import {valuesOf} from '../../../_shared/series/changedSeries';
import type {Series} from '../../../_shared/series/changedSeries';
import type {Run, Settings, Table} from '../../../_shared/types';

/**
 * Returns the z-score of each row relative to the values before it, and 1 or -1
 * if the row is a peak.
 */
function scored(series: Series, settings: Settings): Table {
  const lag = Number(settings.lag);
  const influence = Number(settings.influence);
  const filtered: number[] = [];
  const scores = series.map((value, at) => {
    const number = Number(value);
    const {mean, variance} = columnStatistics(filtered.slice(-lag));
    const score = at < lag ? null : (number - mean) / Math.sqrt(variance);
    const isPeak =
      score !== null && Math.abs(score) > Number(settings.threshold);
    filtered.push(
      isPeak
        ? influence * number + (1 - influence) * Number(filtered.at(-1))
        : number,
    );
    return {score, peak: isPeak ? Math.sign(score) : 0};
  });
  return [
    {name: 'z-score', type: 'real', values: scores.map(({score}) => score)},
    {name: 'peak', type: 'integer', values: scores.map(({peak}) => peak)},
  ];
}

/**
 * Z-Score Peak Transformation: adds the scores and the peak indicator of the
 * named series.
 */
export const run: Run = ({'example set': table = []}, settings) => ({
  'peak transformed example set': [
    ...table,
    ...table
      .filter(({name}) => name === settings.attribute)
      .flatMap((column) => scored(valuesOf(column), settings)),
  ],
  original: table,
});
