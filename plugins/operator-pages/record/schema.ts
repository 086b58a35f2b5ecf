import {Joi} from '@docusaurus/utils-validation';
import {BEHAVIOR_TOPICS, VERDICTS} from './behavior';
import {CAPABILITIES} from './capabilities';
import {liveSchema} from './liveSchema';
import {condition, parameterSchema, text, useSchema} from './parameterSchema';
import {PORT_FAMILIES, RECORD_LISTS, TIERS} from './types';

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
  runs: text,
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

const behaviorRow = Joi.object({
  topic: Joi.string()
    .valid(...BEHAVIOR_TOPICS)
    .required(),
  verdict: Joi.string()
    .valid(...Object.keys(VERDICTS))
    .required(),
  note: text,
});

const capabilities = Joi.object(
  Object.fromEntries(
    CAPABILITIES.map((name) => [
      name,
      Joi.alternatives(
        Joi.boolean().strict(),
        Joi.object({when: condition.required()}),
      ).messages({
        'alternatives.types': '{{#label}} must be true, false, or have `when`',
      }),
    ]),
  ),
).min(1);

const reference = Joi.object({
  text: text.required(),
  doi: Joi.string().pattern(
    /^10\.\d{4,}\/\S+$/,
    'identifier, as in 10.1145/342009.335388',
  ),
  url: Joi.string().uri({scheme: ['https', 'http']}),
});

const change = Joi.object({until: text.required(), about: text.required()});

const names = Joi.array().items(text).unique();

/** The record as a page writes it; a list of parameters may name fragments. */
export const recordSchema = Joi.object({
  key: text,
  kind: text.required(),
  tier: Joi.string().valid(...TIERS),
  source: text,
  extension: text,
  since: text,
  changes: Joi.array().items(change).default([]),
  deprecated: deprecation,
  inputs: ports.required(),
  outputs: ports.required(),
  subprocesses: Joi.array().items(subprocess).unique('name').default([]),
  parameters: Joi.array().items(parameterOrUse).required(),
  central: names.default([]),
  capabilities,
  capability_notes: names.default([]),
  behavior: Joi.array().items(behaviorRow).unique().default([]),
  measures: names.default([]),
  shows: text,
  references: Joi.array().items(reference).default([]),
  unrecorded: Joi.array()
    .items(Joi.string().valid(...RECORD_LISTS))
    .unique()
    .default([]),
  related: Joi.array().items(relation).unique('id').default([]),
  aliases: names.default([]),
  live: liveSchema,
});

const items = Joi.array().items(parameterOrUse).min(1);

/** The file of shared parameters: lists by name, which may use lists above them; a family has a label as well. */
export const fragmentsSchema = Joi.object().pattern(
  text,
  Joi.alternatives().conditional(Joi.array(), {
    then: items,
    otherwise: Joi.object({
      label: text.required(),
      page: text,
      parameters: items.required(),
    }),
  }),
);

/** The glossary of measures. */
export const measuresSchema = Joi.object().pattern(
  text,
  Joi.object({
    title: text.required(),
    also: Joi.array().items(text).default([]),
    about: text.required(),
    formula: text.required(),
    range: text.required(),
    better: Joi.string().valid('higher', 'lower', 'neither').required(),
    needs: text.required(),
    example: text.required(),
  }),
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
