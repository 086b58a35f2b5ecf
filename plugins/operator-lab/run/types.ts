/** A cell: a number, a text (a date in ISO form), or null for a missing value. */
export type Value = number | string | null;

/** Types that a column can have. */
export const COLUMN_TYPES = [
  'integer',
  'real',
  'nominal',
  'binominal',
  'text',
  'date',
] as const;

export type ColumnType = (typeof COLUMN_TYPES)[number];

/** A column of a data table. */
export type Column = {
  readonly name: string;
  readonly type: ColumnType;
  /** Role such as `label` or `id`; absent: a regular column. */
  readonly role?: string;
  readonly values: readonly Value[];
  /** Values that a nominal column knows, in order; absent: those that occur, in order of their first row. */
  readonly knownValues?: readonly string[];
};

/** A data table: columns of the same length. */
export type Table = readonly Column[];

/** A value of a parameter; a list is pairs of texts. */
export type Setting =
  string | number | boolean | readonly (readonly [string, string])[];

/** Parameters by name, as in the record. */
export type Settings = Readonly<Record<string, Setting>>;

export type Tables = Readonly<Record<string, Table>>;

/**
 * What an operator computes: outputs from inputs and settings, by the
 * algorithm of its source. Pure: no state, no randomness but by a given seed.
 * @throws OperatorError where the operator would stop the workflow.
 */
export type Run = (inputs: Tables, settings: Settings) => Tables;

/** The error by which an operator stops a workflow, in a sentence. */
export class OperatorError extends Error {}

/** The error where an operator has a result that its run does not compute, in a sentence. */
export class NotComputed extends Error {}
