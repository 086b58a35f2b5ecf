import {Joi} from '@docusaurus/utils-validation';
import {COLUMN_TYPES} from '../run/types';
import type {ColumnType, Setting} from '../run/types';
import {names, text} from './schemas';

/** The table that an input of a live example starts with. */
export type LiveInput = {
  /** Which table of the section with the example, from 1. */
  readonly table: number;
  /** Its columns that are input; absent: all. */
  readonly columns?: readonly string[];
  /** Types of columns that do not follow from the cells. */
  readonly types: Readonly<Record<string, ColumnType>>;
  /** Roles of columns. */
  readonly roles: Readonly<Record<string, string>>;
};

/** What readers can try on the page itself. */
export type Live = {
  /** Parameters that readers can change, in this order; absent: only cells of the inputs. */
  readonly parameters: readonly string[];
  /** Lists whose entries have the options of another parameter. */
  readonly same_options: Readonly<Record<string, string>>;
  /** How the heading of the section with the tables begins; absent: as on the rest of the site. */
  readonly section?: string;
  /** Tables by input; absent: the first table of the example for the first input. */
  readonly inputs?: Readonly<Record<string, LiveInput>>;
  /** The output that is shown; absent: the first. */
  readonly output?: string;
  /** Settings of the example that differ from the defaults. */
  readonly settings: Readonly<Record<string, Setting>>;
};

const texts = Joi.object().pattern(text, text).default({});

const input = Joi.object({
  table: Joi.number().strict().integer().min(1).default(1),
  columns: names.min(1),
  types: Joi.object()
    .pattern(text, Joi.string().valid(...COLUMN_TYPES))
    .default({}),
  roles: texts,
});

const setting = Joi.alternatives(
  Joi.boolean().strict(),
  Joi.number().strict(),
  Joi.string().allow(''),
  Joi.array().items(Joi.array().items(Joi.string().allow('')).length(2)),
).messages({
  'alternatives.types':
    '{{#label}} must be a text, number, boolean, or list of pairs',
});

/** The field `live` of a record as a page writes it. */
export const liveSchema = Joi.object({
  parameters: names.default([]),
  same_options: texts,
  section: text,
  inputs: Joi.object().pattern(text, input).min(1),
  output: text,
  settings: Joi.object().pattern(text, setting).default({}),
});
