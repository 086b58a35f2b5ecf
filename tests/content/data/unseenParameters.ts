import type {UnseenParameters} from '../checks/processNames';

/** Parameters of process files that pages do not have. An entry that is not needed fails the test. */
export const UNSEEN_PARAMETERS: readonly UnseenParameters[] = [
  {
    keys: [
      'add_noise',
      'discretize_by_bins',
      'discretize_by_entropy',
      'discretize_by_frequency',
      'nominal_to_binominal',
      'normalize',
      'replace_missing_values',
    ],
    parameters: ['return_preprocessing_model'],
    reason: 'The public code hides it.',
  },
  {
    keys: ['add_noise'],
    parameters: ['create_view'],
    reason: 'The public code hides it.',
  },
  {
    keys: [
      'optimize_by_generation_yagga',
      'optimize_selection',
      'optimize_selection_evolutionary',
      'optimize_selection_weight_guided',
      'optimize_weights_evolutionary',
    ],
    parameters: ['show_stop_dialog'],
    reason: 'Old process files have it, and the public code does not.',
  },
  {
    keys: [
      'loop_parameters',
      'optimize_parameters_evolutionary',
      'optimize_parameters_grid',
    ],
    parameters: ['parameters'],
    reason: 'The public code hides the list, which a window fills in.',
  },
  {
    keys: ['filter_examples'],
    parameters: ['filters_check_metadata', 'filters_list', 'filters_logic_and'],
    reason: 'The public code hides them. The parameter `filters` sets them.',
  },
  {
    keys: ['concurrency:fp_growth'],
    parameters: [
      'column_separators',
      'max_number_of_items_in_an_itemset',
      'min_number_of_items_in_an_itemset',
      'reproducible',
      'support_decrease_factor',
    ],
    reason: 'Process files have these earlier names next to those of the page.',
  },
  {
    keys: ['concurrency:cross_validation'],
    parameters: ['materialize_data'],
    reason: 'Old process files have it, and the facts do not.',
  },
];
