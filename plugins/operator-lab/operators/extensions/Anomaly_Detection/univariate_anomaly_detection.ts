import {isNumeric} from '../../_shared/tables/chosenColumns';
import {numbersOf} from '../../_shared/tables/columnStatistics';
import {rowCount} from '../../_shared/tables/innerNumbers';
import {legacyPercentile} from '../../_shared/numbers/legacyPercentile';
import type {Run, Settings, Value} from '../../_shared/types';

/**
 * Returns a function that computes the distance of a value beyond the two
 * percentiles. It is 0 between them, and for a missing value. The column must
 * not have missing values.
 */
function scorer(values: readonly Value[], settings: Settings) {
  const share = Number(settings.percentile_threshold ?? 0.05);
  const type = settings.scoring_type ?? 'both';
  const lower = legacyPercentile(numbersOf(values), share);
  const upper = legacyPercentile(numbersOf(values), 1 - share);
  return (value: Value): number => {
    if (typeof value !== 'number') {
      return 0;
    }
    if (value > upper && type !== 'only_bottom') {
      return value - upper;
    }
    return value < lower && type !== 'only_top' ? lower - value : 0;
  };
}

function combined(scores: readonly number[], method: unknown): number {
  switch (method) {
    case 'Maximum':
      return Math.max(...scores);
    case 'Product':
      return scores.reduce((total, score) => total * score, 1) / scores.length;
    default:
      return scores.reduce((total, score) => total + score, 0) / scores.length;
  }
}

/**
 * Detect Outliers (Univariate) with the method Percentile Distance, on numeric
 * columns without a role and without missing values.
 */
export const run: Run = (inputs, settings) => {
  const {exa: table = []} = inputs;
  const scores = table
    .filter((column) => !column.role && isNumeric(column))
    .map(({name, values}) => {
      const score = scorer(values, settings);
      return {name: `prediction(${name})`, values: values.map(score)};
    });
  const single = settings.show_individual_scores === true ? scores : [];
  return {
    outlier: [
      ...table,
      ...single.map((one) => ({
        ...one,
        type: 'real' as const,
        role: 'score',
      })),
      {
        name: 'prediction',
        type: 'real',
        role: 'prediction',
        values: Array.from({length: rowCount(table)}, (_, row) =>
          combined(
            scores.map(({values}) => values[row] ?? 0),
            settings.aggregation_method,
          ),
        ),
      },
    ],
  };
};
