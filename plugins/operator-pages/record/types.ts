/** Types that a parameter can have, in the words that readers see. */
export const PARAMETER_TYPES = [
  'boolean',
  'integer',
  'real number',
  'string',
  'text',
  'character',
  'password',
  'selection',
  'selection or text',
  'column',
  'columns',
  'regular expression',
  'expression',
  'date',
  'date format',
  'list',
  'enumeration',
  'matrix',
  'condition',
  'file',
  'directory',
  'connection',
  'repository location',
  'button',
] as const;

/** A type of parameter. */
export type ParameterType = (typeof PARAMETER_TYPES)[number];

/** A value of a parameter: a default, or what a condition compares with. */
export type Scalar = string | number | boolean;

/** Values that parameters must have, any of several each, or `port NAME: connected`. */
export type ConditionMap = Readonly<Record<string, Scalar | readonly Scalar[]>>;

/** When a parameter is shown: all entries of a map hold, or of any map of a list; text where neither says it. */
export type Condition = string | ConditionMap | readonly ConditionMap[];

/** A named way in or out of an operator. */
export type Port = {
  readonly name: string;
  /** Name of a port type that the site lists. */
  readonly type: string;
  /** What passes through, in Markdown of one paragraph. */
  readonly about?: string;
  /** Whether the operator works without it; default false. */
  readonly optional?: boolean;
  /** Whether one more such port appears when the last one is connected; default false. */
  readonly many?: boolean;
};

/** A process within an operator. */
export type Subprocess = {
  readonly name: string;
  readonly about?: string;
  /** What the inner process receives. */
  readonly sources: readonly Port[];
  /** What the inner process must deliver. */
  readonly sinks: readonly Port[];
};

/** A setting of an operator. */
export type Parameter = {
  readonly name: string;
  readonly type: ParameterType;
  /** What it does, in Markdown of one paragraph. */
  readonly about?: string;
  /** Value without the user's doing; absent: none. */
  readonly default?: Scalar;
  /** The default in words, where no value of the type says it: `number of processors`. */
  readonly default_text?: string;
  /** Smallest and largest value, included; absent: no bound. */
  readonly min?: number;
  readonly max?: number;
  /** Values to choose from (in a list or an enumeration, for each entry), with what each means ('' where the name says it). */
  readonly options?: Readonly<Record<string, string>>;
  /** Whether the values to choose from are known at run time only; default false. */
  readonly dynamic_options?: boolean;
  /** Names of the two columns of a list. */
  readonly columns?: readonly string[];
  /** Kinds of columns that may be chosen, for example `numeric`. */
  readonly column_types?: readonly string[];
  /** Whether it must be set (where shown); default false. */
  readonly required?: boolean;
  /** Whether it is hidden until advanced parameters are asked for; default false. */
  readonly advanced?: boolean;
  /** Whether it is kept for old workflows only; default false. */
  readonly deprecated?: boolean;
  readonly only_when?: Condition;
};

/** Another operator to read about, and why. */
export type Relation = {readonly id: string; readonly because?: string};

/** Why an operator is not to be used, and what to use. */
export type Deprecation = {
  readonly since?: string;
  /** Doc ids of the operators that take its place. */
  readonly successor?: readonly string[];
  readonly note?: string;
};

/** Lists of a record that may be unknown. */
export const RECORD_LISTS = ['inputs', 'outputs', 'parameters'] as const;

/** A list of a record that may be unknown. */
export type RecordList = (typeof RECORD_LISTS)[number];

/** The facts of an operator, fragments filled in. */
export type OperatorRecord = {
  /** Name of the operator within the platform; absent: unknown. */
  readonly key?: string;
  /** One of the kinds that the site lists. */
  readonly kind: string;
  readonly deprecated?: Deprecation;
  readonly inputs: readonly Port[];
  readonly outputs: readonly Port[];
  readonly subprocesses: readonly Subprocess[];
  readonly parameters: readonly Parameter[];
  /** Lists that are empty because nothing is known, rather than because there is nothing. */
  readonly unrecorded: readonly RecordList[];
  readonly related: readonly Relation[];
  /** Other names of the operator or its method, shown to readers. */
  readonly aliases: readonly string[];
};

/** Parameters that several operators share, written once. */
export type Fragments = Readonly<Record<string, readonly Parameter[]>>;

/** What a kind of port is, for its look: each family has a shape of its own. */
export const PORT_FAMILIES = [
  'data',
  'model',
  'result',
  'file',
  'connection',
  'any',
] as const;

/** A family of port types. */
export type PortFamily = (typeof PORT_FAMILIES)[number];

/** What the site tells of a port type. */
export type PortType = {
  readonly family: PortFamily;
  /** Names that the platform or its users have for it. */
  readonly also: readonly string[];
  readonly about?: string;
};

/** Port types by the name that readers see. */
export type PortTypes = Readonly<Record<string, PortType>>;

/** An operator whose page is not written yet: what references to it can be checked by. */
export type PlannedOperator = {
  readonly title: string;
  readonly in: readonly string[];
  readonly out: readonly string[];
};

/** What the site has said about all operators together. */
export type Vocabulary = {
  readonly kinds: Readonly<Record<string, string>>;
  readonly portTypes: PortTypes;
  readonly fragments: Fragments;
};
