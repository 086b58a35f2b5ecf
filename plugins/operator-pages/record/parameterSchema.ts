import {Joi} from '@docusaurus/utils-validation';
import {PARAMETER_TYPES} from './types';

/** A text with something in it. */
export const text = Joi.string().trim().min(1);
const scalar = Joi.alternatives(
  Joi.boolean().strict(),
  Joi.number().strict(),
  Joi.string().allow(''),
).messages({
  'alternatives.types': '{{#label}} must be a text, number, or boolean',
});

const conditionMap = Joi.object()
  .pattern(text, Joi.alternatives(scalar, Joi.array().items(scalar).min(1)))
  .min(1);

/** When something holds: words, or parameters and their values. */
export const condition = Joi.alternatives(
  text,
  conditionMap,
  Joi.array().items(conditionMap).min(2),
).messages({
  'alternatives.types':
    '{{#label}} must be a text, a map of parameters and values, or a list of such maps',
});

/** Options as a list of names or a map of names and meanings; always a map afterwards. */
const options = Joi.alternatives(
  Joi.object().pattern(text, Joi.string().allow('')).min(1),
  Joi.array().items(text).unique().min(1),
)
  .custom((value: unknown) =>
    Array.isArray(value)
      ? Object.fromEntries(value.map((name: string) => [name, '']))
      : value,
  )
  .messages({
    'alternatives.types':
      '{{#label}} must be a list of values or a map of values and meanings',
  });

const FIELDS = {
  type: Joi.string().valid(...PARAMETER_TYPES),
  about: text,
  default: scalar,
  default_text: text,
  min: Joi.number().strict(),
  max: Joi.number().strict(),
  options,
  dynamic_options: Joi.boolean().strict(),
  columns: Joi.array().items(text).length(2),
  column_types: Joi.array().items(text).min(1),
  required: Joi.boolean().strict(),
  advanced: Joi.boolean().strict(),
  deprecated: Joi.boolean().strict(),
  only_when: condition,
};

/** A parameter written in full. */
export const parameterSchema = Joi.object({
  name: text.required(),
  ...FIELDS,
  type: FIELDS.type.required(),
}).oxor('default', 'default_text');

/** Fields that a page sets for a parameter of a fragment; null takes a field away. */
const changes = Joi.object(
  Object.fromEntries(
    Object.entries(FIELDS).map(([name, schema]) => [name, schema.allow(null)]),
  ),
).min(1);

/** A named fragment, with what is different on this page. */
export const useSchema = Joi.object({
  use: text.required(),
  set: Joi.object().pattern(text, changes),
  advanced: Joi.boolean().strict(),
  only_when: conditionMap,
  without: Joi.array().items(text).min(1),
});
