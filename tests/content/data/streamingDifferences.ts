import type {Difference} from '../checks/operatorFacts';

/** What the public code of the Streaming extension shows, and the facts do not say. */
export const STREAMING: readonly Difference[] = [
  ...['control_key.required', 'data_key.required'].map((field) => ({
    id: 'operators/extensions/Streaming/flow_control/connect',
    field,
    reason: 'In the public code of the extension, neither key is optional.',
  })),
  {
    id: 'operators/extensions/Streaming/streaming_nest',
    field: 'subprocesses',
    reason:
      'The public code of the extension names the inner process Streaming; its ports are those of the facts.',
  },
  {
    id: 'operators/extensions/Streaming/streaming_nest',
    field: 'job_name.required',
    reason: 'In the public code of the extension, the name is not optional.',
  },
  {
    id: 'operators/extensions/Streaming/transformations/timestamp',
    field: 'date_format.default',
    reason:
      'The default is a named format of the core, and in its 9.10 code this ends with the offset from UTC.',
  },
  ...[
    'continuous_optimization.default',
    'number_of_plans.default',
    'number_of_plans.min',
    'number_of_plans.only_when',
    'network_name.default',
    'dictionary_name.default',
    'workflow_name.default',
    'connect_time_out.default',
    'connect_time_out.min',
    'polling_time_out.default',
    'polling_time_out.min',
  ].map((field) => ({
    id: 'operators/extensions/Streaming/streaming_optimization',
    field,
    reason: 'The public code of a later version of the extension shows it.',
  })),
];
