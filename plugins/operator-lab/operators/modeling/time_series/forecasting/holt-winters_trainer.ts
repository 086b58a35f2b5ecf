import {mean} from '../../../_shared/numbers/averages';
import {seriesOf} from '../../../_shared/series/series';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run} from '../../../_shared/types';

/** Level, trend, and season after a value. */
type State = {
  readonly level: number;
  readonly trend: number;
  readonly season: number;
};

/**
 * Smoothing factors of each part, 0 to 1. Higher factors follow new values more
 * closely.
 */
type Smoothing = {
  readonly alpha: number;
  readonly beta: number;
  readonly gamma: number;
  readonly isMultiplicative: boolean;
};

/**
 * Initial states for the first period. Only their seasons and the last state
 * are used.
 */
function startOf(
  values: readonly number[],
  period: number,
  isMultiplicative: boolean,
): readonly State[] {
  const level = mean(values.slice(0, period));
  const next = mean(values.slice(period, 2 * period));
  return values.slice(0, period).map((value) => ({
    level,
    trend: (next - level) / period,
    season: isMultiplicative ? value / level : value - level,
  }));
}

/**
 * States after each value. The states of the first period are the initial ones.
 */
export function smoothed(
  values: readonly number[],
  period: number,
  {alpha, beta, gamma, isMultiplicative}: Smoothing,
): readonly State[] {
  const states = [...startOf(values, period, isMultiplicative)];
  const without = (value: number, part: number) =>
    isMultiplicative ? value / part : value - part;
  for (const value of values.slice(period)) {
    const before = states.at(-1);
    const {season} = states.at(-period) ?? {season: NaN};
    if (!before) {
      throw new OperatorError('The period has no values.');
    }
    const level =
      alpha * without(value, season) +
      (1 - alpha) * (before.level + before.trend);
    states.push({
      level,
      trend: beta * (level - before.level) + (1 - beta) * before.trend,
      season: gamma * without(value, level) + (1 - gamma) * season,
    });
  }
  return states;
}

/**
 * Holt-Winters of a series, with the equations and the initial states
 * of the operator's page. `states` has a row for each value, and `forecast` the
 * next values, `forecast_horizon` of them.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const values = seriesOf(table, String(settings.time_series_attribute));
  const period = Number(settings['period:_length_of_one_period'] ?? 4);
  if (values.length < 2 * period) {
    throw new OperatorError('The series must have at least two periods.');
  }
  const isMultiplicative = settings.seasonality_model !== 'additive';
  const states = smoothed(values, period, {
    alpha: Number(settings['alpha:_coefficient_for_level_smoothing'] ?? 0.5),
    beta: Number(settings['beta:_coefficient_for_trend_smoothing'] ?? 0.1),
    gamma: Number(
      settings['gamma:_coefficient_for_seasonality_smoothing'] ?? 0.5,
    ),
    isMultiplicative,
  });
  const {level = NaN, trend = NaN} = states.at(-1) ?? {};
  const forecast = Array.from(
    {length: Number(settings.forecast_horizon)},
    (_, step) => {
      const season = Number(states.slice(-period)[step % period]?.season);
      const line = level + (step + 1) * trend;
      return isMultiplicative ? line * season : line + season;
    },
  );
  return {
    states: [
      ...table,
      ...(['level', 'trend', 'season'] as const).map((name): Column => ({
        name,
        type: 'real',
        values: states.map((state) => state[name]),
      })),
    ],
    original: table,
    forecast: [{name: 'forecast', type: 'real', values: forecast}],
  };
};
