import {Joi} from '@docusaurus/utils-validation';
import {COLUMN_TYPES} from '../run/types';
import type {ColumnType, Setting} from '../run/types';
import type {ExampleOperator} from '../../shared/liveExamples';
import {
  mapOf,
  names,
  objectOf,
  OPTIONAL_TEXT,
  row,
  text,
} from '../../shared/record/schemas';
import type {ValuesOf} from '../../shared/record/schemas';

type Names<Value = string> = Readonly<Record<string, Value>>;

const position = Joi.number().strict().integer().min(1);

const INPUT = {
  /** Number of the table in the section of the example, from 1. */
  table: row<number>(position.default(1)),
  /**
   * Number of the text block to use instead of a table. Each line becomes a row
   * in the column `line`.
   */
  block: row<number | undefined>(position),
  /**
   * Description of the table. Required if the table does not belong to a port.
   */
  given: OPTIONAL_TEXT,
  /** Columns of the table to use as input. Absent: all columns. */
  columns: row<readonly string[] | undefined>(names.min(1)),
  /** Types of columns that differ from the types inferred from the cells. */
  types: row<Names<ColumnType>>(
    mapOf(Joi.string().valid(...COLUMN_TYPES)).default({}),
  ),
  roles: row<Names>(mapOf(text).default({})),
  /**
   * Known values of nominal columns, in order. Absent: the values in the
   * column.
   */
  values: row<Names<readonly string[]>>(mapOf(names.min(1)).default({})),
};

/** Initial table for an input of a live example. */
export type LiveInput = ValuesOf<typeof INPUT>;

const setting = Joi.alternatives(
  Joi.boolean().strict(),
  Joi.number().strict(),
  Joi.string().allow(''),
  Joi.array().items(Joi.array().items(Joi.string().allow('')).length(2)),
).messages({
  'alternatives.types':
    '{{#label}} must be a text, number, boolean, or list of pairs',
});

const LIVE = {
  /**
   * Parameters that readers can change, in this order. Absent: readers can
   * change only cells of the inputs.
   */
  parameters: row<readonly string[]>(names.default([])),
  /**
   * Names of lists whose entries have the options of another parameter, with
   * the name of that parameter.
   */
  same_options: row<Names>(mapOf(text).default({})),
  /**
   * Start of the heading above the tables. Absent: the default heading of the
   * site.
   */
  section: OPTIONAL_TEXT,
  /**
   * Tables by input. Absent: the first table of the example for the first
   * input.
   */
  inputs: row<Names<LiveInput> | undefined>(mapOf(objectOf(INPUT)).min(1)),
  /** The output to show. Absent: the first output. */
  output: OPTIONAL_TEXT,
  /** Description of the output. Required if the output is not a port. */
  shows: OPTIONAL_TEXT,
  /** Settings of the example that differ from the defaults. */
  settings: row<Names<Setting>>(mapOf(setting).default({})),
  /**
   * Settings of the code that are not parameters, so readers do not see them.
   */
  fixed: row<Names<Setting>>(mapOf(setting).default({})),
  /**
   * Options that the example can compute, by parameter. Absent: all options.
   */
  options: row<Names<readonly string[]>>(mapOf(names.min(1)).default({})),
};

/** Field `live` of a record, with defaults. */
export type Live = ValuesOf<typeof LIVE>;

export const liveSchema = objectOf(LIVE);

/**
 * Returns the field `live` of a valid record with its defaults, or undefined if
 * the record does not have the field.
 */
export function liveOf({
  live,
}: Pick<ExampleOperator, 'live'>): Live | undefined {
  return live === undefined
    ? undefined
    : (liveSchema.validate(live).value as Live);
}
