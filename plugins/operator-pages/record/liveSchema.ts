import {Joi} from '@docusaurus/utils-validation';
import {COLUMN_TYPES} from '../run/types';
import {text} from './parameterSchema';

const names = Joi.array().items(text).unique().min(1);

const input = Joi.object({
  table: Joi.number().strict().integer().min(1).default(1),
  columns: names,
  types: Joi.object()
    .pattern(text, Joi.string().valid(...COLUMN_TYPES))
    .default({}),
  roles: Joi.object().pattern(text, text).default({}),
});

const pair = Joi.array().items(Joi.string().allow('')).length(2);

const setting = Joi.alternatives(
  Joi.boolean().strict(),
  Joi.number().strict(),
  Joi.string().allow(''),
  Joi.array().items(pair),
).messages({
  'alternatives.types':
    '{{#label}} must be a text, number, boolean, or list of pairs',
});

/** The field `live` of a record as a page writes it. */
export const liveSchema = Joi.object({
  parameters: names.required(),
  same_options: Joi.object().pattern(text, text).default({}),
  section: text,
  inputs: Joi.object().pattern(text, input).min(1),
  output: text,
  settings: Joi.object().pattern(text, setting).default({}),
});
