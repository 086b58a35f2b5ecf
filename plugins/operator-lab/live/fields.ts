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
  /** Which table of the section with the example, from 1. */
  table: row<number>(position.default(1)),
  /** Which block of text of the section is the table instead, a line a row in the column `line`. */
  block: row<number | undefined>(position),
  /** What the table is, where the example gives it and no port: required there. */
  given: OPTIONAL_TEXT,
  /** Its columns that are input; absent: all. */
  columns: row<readonly string[] | undefined>(names.min(1)),
  /** Types of columns that do not follow from the cells. */
  types: row<Names<ColumnType>>(
    mapOf(Joi.string().valid(...COLUMN_TYPES)).default({}),
  ),
  roles: row<Names>(mapOf(text).default({})),
  /** Values that nominal columns know, in order; absent: those that occur. */
  values: row<Names<readonly string[]>>(mapOf(names.min(1)).default({})),
};

/** The table that an input of a live example starts with. */
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
  /** Parameters that readers can change, in this order; absent: only cells of the inputs. */
  parameters: row<readonly string[]>(names.default([])),
  /** Lists whose entries have the options of another parameter. */
  same_options: row<Names>(mapOf(text).default({})),
  /** How the heading of the section with the tables begins; absent: as on the rest of the site. */
  section: OPTIONAL_TEXT,
  /** Tables by input; absent: the first table of the example for the first input. */
  inputs: row<Names<LiveInput> | undefined>(mapOf(objectOf(INPUT)).min(1)),
  /** The output that is shown; absent: the first. */
  output: OPTIONAL_TEXT,
  /** What the output is, where it is not a port: required there. */
  shows: OPTIONAL_TEXT,
  /** Settings of the example that differ from the defaults. */
  settings: row<Names<Setting>>(mapOf(setting).default({})),
  /** Settings of the code that are not parameters, so readers do not see them. */
  fixed: row<Names<Setting>>(mapOf(setting).default({})),
  /** The options that the example computes; absent: all of a parameter. */
  options: row<Names<readonly string[]>>(mapOf(names.min(1)).default({})),
};

/** What readers can try on the page itself. */
export type Live = ValuesOf<typeof LIVE>;

export const liveSchema = objectOf(LIVE);

/** Returns the live example of a record whose field `live` is right, with its defaults; undefined if it has none. */
export function liveOf({live}: ExampleOperator): Live | undefined {
  return live === undefined
    ? undefined
    : (liveSchema.validate(live).value as Live);
}
