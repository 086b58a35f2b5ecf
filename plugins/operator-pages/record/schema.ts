import {Joi} from '@docusaurus/utils-validation';
import {parameterSchema, text, useSchema} from './parameterSchema';
import {PORT_FAMILIES, RECORD_LISTS} from './types';

const port = Joi.object({
  name: text.required(),
  type: text.required(),
  about: text,
  optional: Joi.boolean().strict(),
  many: Joi.boolean().strict(),
});

const ports = Joi.array().items(port).unique('name').default([]);

const subprocess = Joi.object({
  name: text.required(),
  about: text,
  sources: ports,
  sinks: ports,
});

const parameterOrUse = Joi.alternatives().conditional(
  Joi.object({use: Joi.exist()}).unknown(),
  {then: useSchema, otherwise: parameterSchema},
);

const relation = Joi.alternatives(
  Joi.object({id: text.required(), because: text}),
  text,
).custom((value: unknown) => (typeof value === 'string' ? {id: value} : value));

const deprecation = Joi.object({
  since: text,
  successor: Joi.array().items(text).single().min(1),
  note: text,
}).or('successor', 'note');

/** The record as a page writes it; a list of parameters may name fragments. */
export const recordSchema = Joi.object({
  key: text,
  kind: text.required(),
  deprecated: deprecation,
  inputs: ports.required(),
  outputs: ports.required(),
  subprocesses: Joi.array().items(subprocess).unique('name').default([]),
  parameters: Joi.array().items(parameterOrUse).required(),
  unrecorded: Joi.array()
    .items(Joi.string().valid(...RECORD_LISTS))
    .unique()
    .default([]),
  related: Joi.array().items(relation).unique('id').default([]),
  aliases: Joi.array().items(text).unique().default([]),
});

/** The file of shared parameters: lists by name, which may use lists above them. */
export const fragmentsSchema = Joi.object().pattern(
  text,
  Joi.array().items(parameterOrUse).min(1),
);

/** The file of port types. */
export const portTypesSchema = Joi.object().pattern(
  text,
  Joi.object({
    family: Joi.string()
      .valid(...PORT_FAMILIES)
      .required(),
    also: Joi.array().items(text).default([]),
    about: text,
  }),
);

/** The file of operators whose pages are not written yet. */
export const plannedSchema = Joi.object().pattern(
  text,
  Joi.object({
    title: text.required(),
    in: Joi.array().items(text).default([]),
    out: Joi.array().items(text).default([]),
  }),
);
