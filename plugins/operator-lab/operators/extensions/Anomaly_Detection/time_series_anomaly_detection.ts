import {isNumeric} from '../../_shared/tables/chosenColumns';
import {columnStatistics} from '../../_shared/tables/columnStatistics';
import {innerNumbers, rowCount} from '../../_shared/tables/innerNumbers';
import {OperatorError} from '../../_shared/types';
import type {Column, Run, Settings, Table} from '../../_shared/types';

type Numbers = readonly number[];

/**
 * Mean and standard deviation of a window. Both are NaN if a value is missing,
 * but the deviation of a single value is always 0.
 */
function statistics(values: Numbers) {
  const {mean, variance} = columnStatistics(values);
  const isKnown = !values.some(Number.isNaN);
  return {
    mean: isKnown ? mean : NaN,
    deviation: isKnown || values.length === 1 ? Math.sqrt(variance) : NaN,
  };
}

/**
 * Extrapolates the straight line through a window. Place 0 is the first one
 * after the window.
 */
function forecast(window: Numbers, place: number): number {
  if (window.length < 3) {
    throw new OperatorError('A line needs three values.');
  }
  const middle = (window.length - 1) / 2;
  const {mean} = statistics(window);
  const slope =
    window.reduce((sum, value, at) => sum + (at - middle) * value, 0) /
    window.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return mean + slope * (window.length + place - middle);
}

/** Scores the values of a test window, based on a training window. */
function windowScores(
  training: Numbers,
  test: Numbers,
  settings: Settings,
): Numbers {
  const {mean, deviation} = statistics(training);
  switch (settings.method) {
    case 'z-Score':
      return test.map((value) => (value - mean) / deviation);
    case 'Standard Deviation':
      return test.map(() => statistics(test).deviation / deviation);
    default:
      return test.map((value, place) => {
        const line = forecast(training, place);
        return settings.normalize_regression_scores === false
          ? line - value
          : (line - value) / line;
      });
  }
}

function columnScores(
  values: Numbers,
  reference: Numbers | undefined,
  settings: Settings,
): Numbers {
  const scores = values.map(() => NaN);
  const size = Number(settings.test_size ?? 1);
  const before = reference ? 0 : Number(settings.training_size ?? 12);
  for (let end = values.length; end - size - before >= 0; end -= size) {
    const start = end - size;
    const training = reference ?? values.slice(start - before, start);
    scores.splice(
      start,
      size,
      ...windowScores(training, values.slice(start, end), settings),
    );
  }
  return scores;
}

function combined(scores: Numbers, settings: Settings): number {
  const known = scores.filter((score) => !Number.isNaN(score));
  switch (settings.aggregation_method) {
    case 'Maximum':
      return scores
        .map((score) =>
          settings.use_absolutes_in_aggregation === false
            ? score
            : Math.abs(score),
        )
        .reduce((most, score) =>
          Number.isNaN(most) ? score : Math.max(most, score),
        );
    case 'Product':
      return (
        Math.exp(known.reduce((sum, score) => sum + Math.log(score), 0)) /
        known.length
      );
    default:
      return known.reduce((sum, score) => sum + score, 0) / known.length;
  }
}

const scoreColumn = (name: string, scores: Numbers): Column => ({
  name,
  type: 'real',
  role: 'score',
  values: scores.map((score) => (Number.isNaN(score) ? null : score)),
});

/** Detect Outliers (Time Series) on the numeric columns without a role. */
export const run: Run = (inputs, settings) => {
  const {exa: table = []} = inputs;
  const reference: Table | undefined = inputs.ref;
  const method = settings.method ?? 'Linear Regression';
  if (reference && method === 'Linear Regression') {
    throw new OperatorError('The method takes no reference.');
  }
  const chosen = table.filter((column) => !column.role && isNumeric(column));
  const scores = chosen.map((column) => {
    const known = reference?.find(({name}) => name === column.name);
    return columnScores(
      innerNumbers(column),
      known && innerNumbers(known),
      settings,
    );
  });
  const single = settings.show_individual_scores === true;
  return {
    scored: [
      ...table.filter(({name}) => name !== 'score'),
      ...(single
        ? chosen.map(({name}, at) =>
            scoreColumn(`score_${name}`, scores[at] ?? []),
          )
        : []),
      scoreColumn(
        'score',
        Array.from({length: rowCount(table)}, (_, row) =>
          combined(
            scores.map((one) => one[row] ?? NaN),
            settings,
          ),
        ),
      ),
    ],
  };
};
