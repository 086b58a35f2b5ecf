import type {Difference} from '../checks/operatorFacts';

/** Conditions that the facts on time series have in words, and the pages by parameter and value. */
const CONDITIONS: readonly Difference[] = [
  ['forecasting/default_forecast_trainer', 'window_size'],
  ['forecasting/function_seasonal_trainer', 'seasonality'],
  [
    'validation/multi_horizon_performance_evaluator',
    'use_default_regular_expression',
  ],
].map(([page, name]) => ({
  id: `operators/modeling/time_series/${page}`,
  field: `${name}.only_when`,
  reason:
    'The facts have the condition in words; the page has the parameter and its values.',
}));

/** Settings for windows that are shown only with `expert_settings`, which the facts leave out. */
const EXPERT_WINDOWS: readonly Difference[] = Object.entries({
  'windowing/index': ['empty_window_handling'],
  'windowing/process_windows': [
    'no_overlapping_windows',
    'empty_window_handling',
    'add_last_index_in_window_attribute',
  ],
  'validation/sliding_window_validation': [
    'no_overlapping_windows',
    'empty_window_handling',
  ],
  'validation/forecast_validation': [
    'no_overlapping_windows',
    'empty_window_handling',
  ],
}).flatMap(([page, names]) =>
  names.map((name) => ({
    id: `operators/modeling/time_series/${page}`,
    field: `${name}.only_when`,
    reason:
      'The public pages of Process Windows and Sliding Window Validation say that expert settings shows this parameter, and all four operators have both.',
  })),
);

/** Where pages about time series differ from the facts. */
export const TIME_SERIES: readonly Difference[] = [
  ...CONDITIONS,
  ...EXPERT_WINDOWS,
];
