import type {ControlKind} from '../run/trial';

/** What is true of a type of parameter. */
export type TypeOfParameter = {
  /** Names of the type in collected facts. */
  readonly facts: readonly string[];
  /** The control in a live example; absent: readers cannot try such a parameter. */
  readonly control?: ControlKind;
  /** Whether its values are numbers, which can have bounds. */
  readonly isNumber?: boolean;
  /** Whether it has options: for its value, or for each entry. */
  readonly options?: 'value' | 'entry';
  /** The field that only such parameters have. */
  readonly field?: 'columns' | 'column_types';
};

/** All types that a parameter can have, by the name that readers see. */
export const PARAMETER_TYPES = {
  boolean: {facts: ['boolean'], control: 'switch'},
  integer: {
    facts: ['int', 'integer', 'long'],
    control: 'number',
    isNumber: true,
  },
  'real number': {
    facts: ['double', 'real'],
    control: 'number',
    isNumber: true,
  },
  string: {facts: ['string'], control: 'text'},
  text: {facts: ['text'], control: 'text'},
  character: {facts: ['char'], control: 'text'},
  password: {facts: ['password']},
  selection: {facts: ['category'], control: 'choice', options: 'value'},
  'selection or text': {
    facts: ['string_category', 'suggestion'],
    control: 'text',
    options: 'value',
  },
  column: {facts: ['attribute'], control: 'text', field: 'column_types'},
  columns: {facts: ['attributes'], control: 'columns', field: 'column_types'},
  'regular expression': {facts: ['regexp'], control: 'text'},
  expression: {facts: ['expression'], control: 'text'},
  date: {facts: ['date_time']},
  'date format': {
    facts: ['date_format'],
    control: 'text',
    options: 'value',
  },
  list: {facts: ['list'], control: 'list', options: 'entry', field: 'columns'},
  enumeration: {
    facts: ['enumeration', 'attribute_ordering_rules'],
    control: 'text',
    options: 'entry',
  },
  matrix: {facts: ['matrix'], control: 'text'},
  condition: {facts: ['filter'], control: 'conditions'},
  file: {facts: ['file']},
  directory: {facts: ['directory']},
  connection: {facts: ['connection', 'connection_location']},
  'repository location': {facts: ['repository_location']},
  button: {facts: ['configuration_wizard']},
} as const satisfies Readonly<Record<string, TypeOfParameter>>;

/** A type of parameter. */
export type ParameterType = keyof typeof PARAMETER_TYPES;

/** What is true of a type. */
export function typeOf(type: ParameterType): TypeOfParameter {
  return PARAMETER_TYPES[type];
}
