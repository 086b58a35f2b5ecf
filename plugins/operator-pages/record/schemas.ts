import {Joi} from '@docusaurus/utils-validation';

/** A text that is not empty. */
export const text = Joi.string().trim().min(1);

/** True or false, not as a text. */
export const flag = Joi.boolean().strict();

/** Texts, each once. */
export const names = Joi.array().items(text).unique();

/** A list that a page can leave out. */
export function list(item: Joi.Schema): Joi.ArraySchema {
  return Joi.array().items(item).default([]);
}

/** A value of a parameter. */
export const scalar = Joi.alternatives(
  flag,
  Joi.number().strict(),
  Joi.string().allow(''),
).messages({
  'alternatives.types': '{{#label}} must be a text, number, or boolean',
});

/** Parameters and the values that they must have. */
export const conditionMap = Joi.object()
  .pattern(text, Joi.alternatives(scalar, Joi.array().items(scalar).min(1)))
  .min(1);

/** When something applies: words, or parameters and their values. */
export const condition = Joi.alternatives(
  text,
  conditionMap,
  Joi.array().items(conditionMap).min(2),
).messages({
  'alternatives.types':
    '{{#label}} must be a text, a map of parameters and values, or a list of such maps',
});
