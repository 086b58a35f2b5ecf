import type {Difference} from '../checks/operatorFacts';

/** Parameters of the attribute filter, with what the facts say of each. */
const FILTER: Readonly<Record<string, readonly string[]>> = {
  attribute_filter_type: ['type', 'default', 'options'],
  attribute: ['type', 'only_when'],
  attributes: ['type', 'only_when'],
  regular_expression: ['type', 'only_when'],
  use_except_expression: ['type', 'advanced', 'only_when', 'default'],
  except_regular_expression: ['type', 'advanced', 'only_when'],
  value_type: ['type', 'only_when'],
  use_value_type_exception: ['type', 'advanced', 'only_when', 'default'],
  except_value_type: ['type', 'advanced', 'only_when'],
  block_type: ['type', 'only_when'],
  use_block_type_exception: ['type', 'advanced', 'only_when', 'default'],
  except_block_type: ['type', 'advanced', 'only_when'],
  invert_selection: ['type', 'default'],
  include_special_attributes: ['type', 'default'],
};

/** Two operators that resample a whole table: the facts doubt the attribute filter that they list. */
export const EQUALIZED: readonly Difference[] = [
  'equalize_numerical_indices',
  'equalize_time_stamps',
].flatMap((name) =>
  [
    'parameters',
    ...Object.entries(FILTER).flatMap(([parameter, fields]) =>
      fields.map((field) => `${parameter}.${field}`),
    ),
  ].map((field) => ({
    id: `operators/modeling/time_series/transformation/${name}`,
    field,
    reason:
      'The page of the operator that the facts come from begins with the index; the facts note it as a doubt. All series get the new rows.',
  })),
);
