import type {BehaviorRow} from './behavior';
import type {Capabilities} from './capabilities';
import type {Condition, Scalar} from './condition';
import type {Measures} from './measure';
import type {Live} from './live';

export type {Condition, ConditionMap, Scalar} from './condition';
export type {Measure, Measures} from './measure';

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
  /** How often it runs, in a sentence: `Once for each row.` */
  readonly runs?: string;
  /** What the inner process receives in each run. */
  readonly sources: readonly Port[];
  /** What each run of the inner process delivers. */
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
  /** The fragment it comes from, where that one is shown as a family; set by the plugin. */
  readonly family?: string;
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

/** A paper, book, or page that describes the method. */
export type Reference = {
  /** Authors, title, and where and when it appeared. */
  readonly text: string;
  /** Digital object identifier, such as `10.1145/342009.335388`. */
  readonly doi?: string;
  readonly url?: string;
};

/** A change of behavior that old workflows may meet. */
export type Change = {
  /** The last version with the old behavior. */
  readonly until: string;
  /** What has changed, in a whole sentence. */
  readonly about: string;
};

/**
 * How much there is to say of an operator: A learners, validations, loops,
 * decompositions; B ordinary transforms and readers; C connectors, converters,
 * little known; D stemmers, layers, tools without parameters; E deprecated.
 */
export const TIERS = ['A', 'B', 'C', 'D', 'E'] as const;

/** How much there is to say of an operator. */
export type Tier = (typeof TIERS)[number];

/** Lists of a record that may be unknown. */
export const RECORD_LISTS = [
  'inputs',
  'outputs',
  'subprocesses',
  'parameters',
] as const;

/** A list of a record that may be unknown. */
export type RecordList = (typeof RECORD_LISTS)[number];

/** The facts of an operator, fragments filled in. */
export type OperatorRecord = {
  /** Name of the operator within the platform; absent: unknown. */
  readonly key?: string;
  /** One of the kinds that the site lists. */
  readonly kind: string;
  /** How much there is to say; absent: not judged. */
  readonly tier?: Tier;
  /** Where the facts come from, one of the sources that the site lists; absent: not told. */
  readonly source?: string;
  /** Extension that the operator belongs to; absent: none. */
  readonly extension?: string;
  /** First version that has the operator. */
  readonly since?: string;
  readonly changes: readonly Change[];
  readonly deprecated?: Deprecation;
  readonly inputs: readonly Port[];
  readonly outputs: readonly Port[];
  readonly subprocesses: readonly Subprocess[];
  readonly parameters: readonly Parameter[];
  /** Parameters that are shown with the basic ones though they are advanced. */
  readonly central: readonly string[];
  readonly capabilities?: Capabilities;
  /** What else there is to know of the capabilities, in whole sentences. */
  readonly capability_notes: readonly string[];
  readonly behavior: readonly BehaviorRow[];
  /** Measures that it offers, by their names in the glossary of the site. */
  readonly measures: readonly string[];
  /** What the result shows when it is opened, in whole sentences. */
  readonly shows?: string;
  readonly references: readonly Reference[];
  /** Lists that are empty because nothing is known, rather than because there is nothing. */
  readonly unrecorded: readonly RecordList[];
  readonly related: readonly Relation[];
  /** Other names of the operator or its method, shown to readers. */
  readonly aliases: readonly string[];
  /** What readers can try on the page itself; absent: nothing. */
  readonly live?: Live;
};

/** Parameters that several operators share, written once. */
export type Fragment = {
  /** What readers call the family, which is then shown as one line that opens: `Choose columns`. */
  readonly label?: string;
  /** Doc id of the page that describes the family. */
  readonly page?: string;
  readonly parameters: readonly Parameter[];
};

/** Fragments by name. */
export type Fragments = Readonly<Record<string, Fragment>>;

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
  /** Where facts come from: by name, the line that readers see. */
  readonly sources: Readonly<Record<string, string>>;
  readonly portTypes: PortTypes;
  readonly fragments: Fragments;
  readonly measures: Measures;
};
