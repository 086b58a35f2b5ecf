/**
 * A cell: a number, a text (also for a date in ISO format), or null for a
 * missing value.
 */
export type Value = number | string | null;

/** Types of columns. */
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
  /** Role, such as `label` or `id`. Absent for a regular column. */
  readonly role?: string;
  readonly values: readonly Value[];
  /**
   * Known values of a nominal column, in order. Absent: the values in the
   * column, by first occurrence.
   */
  readonly knownValues?: readonly string[];
};

/** A data table: columns of the same length. */
export type Table = readonly Column[];

/** A parameter value. A list is an array of text pairs. */
export type Setting =
  string | number | boolean | readonly (readonly [string, string])[];

/** Settings by parameter name, as in the record. */
export type Settings = Readonly<Record<string, Setting>>;

export type Tables = Readonly<Record<string, Table>>;

/**
 * Computes the outputs of an operator from inputs and settings, with the
 * algorithm of its source. A pure function: no state, and randomness only from
 * a given seed.
 * @throws OperatorError if the operator would stop the workflow.
 */
export type Run = (inputs: Tables, settings: Settings) => Tables;

/** Error that stops a workflow, as a sentence. */
export class OperatorError extends Error {}

/**
 * Error for a result that this implementation does not compute, although the
 * operator would, as a sentence.
 */
export class NotComputed extends Error {}
