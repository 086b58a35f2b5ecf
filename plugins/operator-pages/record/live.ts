import {Joi} from '@docusaurus/utils-validation';
import {COLUMN_TYPES} from '../run/types';
import type {ColumnType, Setting} from '../run/types';
import {mapOf, names, objectOf, OPTIONAL_TEXT, row, text} from './schemas';
import type {ValuesOf} from './schemas';

type Names<Value = string> = Readonly<Record<string, Value>>;

const INPUT = {
  /** Which table of the section with the example, from 1. */
  table: row<number>(Joi.number().strict().integer().min(1).default(1)),
  /** Its columns that are input; absent: all. */
  columns: row<readonly string[] | undefined>(names.min(1)),
  /** Types of columns that do not follow from the cells. */
  types: row<Names<ColumnType>>(
    mapOf(Joi.string().valid(...COLUMN_TYPES)).default({}),
  ),
  /** Roles of columns. */
  roles: row<Names>(mapOf(text).default({})),
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
  /** Settings of the example that differ from the defaults. */
  settings: row<Names<Setting>>(mapOf(setting).default({})),
};

/** What readers can try on the page itself. */
export type Live = ValuesOf<typeof LIVE>;

/** The field `live` of a record as a page writes it. */
export const liveSchema = objectOf(LIVE);
