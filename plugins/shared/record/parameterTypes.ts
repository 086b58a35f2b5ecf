/** The control that changes a parameter in a live example. */
export type ControlKind =
  'choice' | 'switch' | 'number' | 'text' | 'columns' | 'list' | 'conditions';

/** Properties of a parameter type. */
type TypeOfParameter = {
  /**
   * The control in a live example. Absent if readers cannot change such a
   * parameter. Numbers can have bounds.
   */
  readonly control?: ControlKind;
  /**
   * Use of the options: for the value, or for each list entry. Absent if the
   * type has no options.
   */
  readonly options?: 'value' | 'entry';
  /** The field that only this type has. */
  readonly field?: 'columns' | 'column_types';
};

/** Parameter types by their display names. */
export const PARAMETER_TYPES = {
  boolean: {control: 'switch'},
  integer: {control: 'number'},
  'real number': {control: 'number'},
  string: {control: 'text'},
  text: {control: 'text'},
  character: {control: 'text'},
  password: {},
  selection: {control: 'choice', options: 'value'},
  'selection or text': {
    control: 'text',
    options: 'value',
  },
  column: {control: 'text', field: 'column_types'},
  columns: {control: 'columns', field: 'column_types'},
  'regular expression': {control: 'text'},
  expression: {control: 'text'},
  date: {},
  'date format': {
    control: 'text',
    options: 'value',
  },
  list: {control: 'list', options: 'entry', field: 'columns'},
  enumeration: {
    control: 'text',
    options: 'entry',
  },
  matrix: {control: 'text'},
  condition: {control: 'conditions'},
  file: {},
  directory: {},
  connection: {},
  'repository location': {},
  button: {},
} as const satisfies Readonly<Record<string, TypeOfParameter>>;

export type ParameterType = keyof typeof PARAMETER_TYPES;

/** Returns the properties of a type. */
export function typeOf(type: ParameterType): TypeOfParameter {
  return PARAMETER_TYPES[type];
}
