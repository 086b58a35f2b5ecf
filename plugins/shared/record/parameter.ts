import {Joi} from '@docusaurus/utils-validation';
import type {Condition, Scalar} from './condition';
import {PARAMETER_TYPES} from './parameterTypes';
import type {ParameterType} from './parameterTypes';
import {
  field,
  schemasOf,
  condition,
  conditionMap,
  flag,
  scalar,
  text,
} from './schemas';
import type {ValuesOf} from './schemas';

/** Anchor of a parameter, for example `parameter-local_random_seed`. */
export function parameterAnchor(name: string): string {
  return `parameter-${name.trim().replace(/[^\p{L}\p{N}_.-]+/gu, '_')}`;
}

export {shownName} from './shownName';

/**
 * Schema of options: a list of names, or a map of names and meanings. A list is
 * converted to a map.
 */
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

export const PARAMETER_FIELDS = {
  name: field<string>({
    schema: text.required(),
    about:
      'The name in the platform, with underscores. Readers see spaces. The anchor of `local_random_seed` is `#parameter-local_random_seed`',
  }),
  type: field<ParameterType>({
    schema: Joi.string().valid(...Object.keys(PARAMETER_TYPES)),
    about: 'One of the types below',
  }),
  about: field<string | undefined>({
    schema: text,
    about: 'The effect of the parameter, in whole sentences (Markdown)',
  }),
  default: field<Scalar | undefined>({
    schema: scalar,
    about:
      'A value of the type, if there is a default. `infinity` stands for that number',
  }),
  default_text: field<string | undefined>({
    schema: text,
    about:
      'The default in words, if no value of the type expresses it: `number of processors`',
  }),
  min: field<number | undefined>({
    schema: Joi.number().strict(),
    about: 'The smallest number allowed, if there is one',
  }),
  max: field<number | undefined>({
    schema: Joi.number().strict(),
    about: 'The largest number allowed, if there is one',
  }),
  options: field<Readonly<Record<string, string>> | undefined>({
    schema: options,
    about:
      'The values of a selection, or of each entry in a list: a list, or a map of values and meanings. A meaning follows a colon: lower case, with a period',
  }),
  dynamic_options: field<boolean | undefined>({
    schema: flag,
    about: '`true` if the values depend on the system',
  }),
  columns: field<readonly string[] | undefined>({
    schema: Joi.array().items(text).length(2),
    about: "The names of a list's two columns: `[old name, new name]`",
  }),
  column_types: field<readonly string[] | undefined>({
    schema: Joi.array().items(text).min(1),
    about: 'The kinds of columns that can be selected: `[numeric]`',
  }),
  required: field<boolean | undefined>({
    schema: flag,
    about:
      '`true` if it must be set; with a condition, where it is shown. With a default, readers do not see this',
  }),
  advanced: field<boolean | undefined>({
    schema: flag,
    about: '`true` if it belongs in the fold of advanced parameters',
  }),
  deprecated: field<boolean | undefined>({
    schema: flag,
    about: '`true` if it is kept only for existing workflows',
  }),
  only_when: field<Condition | undefined>({
    schema: condition,
    about: 'When it is shown: see [Conditions](#conditions)',
  }),
} as const;

/** A setting of an operator. */
export type Parameter = ValuesOf<typeof PARAMETER_FIELDS> & {
  /**
   * The fragment that this parameter comes from, if the page shows the fragment
   * as a family. Set by the plugin.
   */
  readonly family?: string;
};

const {name, ...others} = schemasOf(PARAMETER_FIELDS);

/** Schema of a complete parameter. */
const parameterSchema = Joi.object({
  name,
  ...others,
  type: others.type.required(),
}).oxor('default', 'default_text');

/**
 * Fields that a page overrides for a fragment's parameter. Null removes a
 * field.
 */
const changes = Joi.object(
  Object.fromEntries(
    Object.entries(others).map(([key, schema]) => [key, schema.allow(null)]),
  ),
).min(1);

/** Schema of a reference to a fragment, with the overrides of a page. */
const useSchema = Joi.object({
  use: text.required(),
  set: Joi.object().pattern(text, changes),
  advanced: flag,
  only_when: conditionMap,
  without: Joi.array().items(text).min(1),
});

/** Schema of a parameter or a reference to a fragment. */
export const parameterOrUse = Joi.alternatives().conditional(
  Joi.object({use: Joi.exist()}).unknown(),
  {then: useSchema, otherwise: parameterSchema},
);
