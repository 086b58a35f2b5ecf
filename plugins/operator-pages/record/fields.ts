import {Joi} from '@docusaurus/utils-validation';
import {behaviorOrUse} from './behavior';
import type {BehaviorRow} from './behavior';
import {capabilitiesSchema} from './capabilities';
import type {Capabilities} from './capabilities';
import {
  field,
  list,
  names,
  objectOf,
  OPTIONAL_TEXT,
  row,
  TEXT,
  text,
} from '../../shared/record/schemas';
import type {ValuesOf} from '../../shared/record/schemas';
import {parameterOrUse} from '../../shared/record/parameter';
import type {Parameter} from '../../shared/record/parameter';
import {portsSchema} from './port';
import type {Port} from './port';

const SUBPROCESS = {
  name: TEXT,
  about: OPTIONAL_TEXT,
  /** Number of runs, as a sentence: `Once for each row.` */
  runs: OPTIONAL_TEXT,
  /** Ports from which the inner process receives data in each run. */
  sources: row<readonly Port[]>(portsSchema),
  /** Ports to which the inner process returns results in each run. */
  sinks: row<readonly Port[]>(portsSchema),
};

const DEPRECATION = {
  since: OPTIONAL_TEXT,
  /** Doc ids of the operators that replace it. */
  successor: row<readonly string[] | undefined>(
    Joi.array().items(text).single().min(1),
  ),
  note: OPTIONAL_TEXT,
};

/** A paper, book, or page that describes the method. */
const REFERENCE = {
  text: TEXT,
  /** Digital object identifier, such as `10.1145/342009.335388`. */
  doi: row<string | undefined>(
    Joi.string().pattern(
      /^10\.\d{4,}\/\S+$/,
      'identifier, as in 10.1145/342009.335388',
    ),
  ),
  url: row<string | undefined>(Joi.string().uri({scheme: ['https', 'http']})),
};

/** A change of behavior that existing workflows might depend on. */
const CHANGE = {
  /** The last version with the old behavior. */
  until: TEXT,
  /** The change, in a whole sentence. */
  about: TEXT,
};

/** A related operator, and the reason to read about it. */
const RELATION = {id: TEXT, because: OPTIONAL_TEXT};

/**
 * Amount of documentation that an operator needs. A: learners, validations,
 * loops, and decompositions. B: ordinary transforms and readers. C: connectors,
 * converters, and rarely used operators. D: stemmers, layers, and tools without
 * parameters. E: deprecated operators.
 */
export const TIERS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Tier = (typeof TIERS)[number];

/** Lists of a record that can be unknown. */
const RECORD_LISTS = [
  'inputs',
  'outputs',
  'subprocesses',
  'parameters',
] as const;

/** Fields of a record, in the order in which they are published. */
export const RECORD_FIELDS = {
  key: field<string | undefined>({
    schema: text,
    about: 'The name in the platform, if it is known',
  }),
  kind: field<string>({
    schema: text.required(),
    about: 'What the operator is for: a name of the option `kinds`',
  }),
  tier: field<Tier | undefined>({
    schema: Joi.string().valid(...TIERS),
    about: 'How much there is to say, A to E',
  }),
  source: field<string | undefined>({
    schema: text,
    about: 'Where the facts come from: a name of the option `sources`',
  }),
  extension: field<string | undefined>({
    schema: text,
    about: 'The extension that the operator belongs to',
  }),
  since: field<string | undefined>({
    schema: text,
    about: 'The first version that has the operator',
  }),
  changes: field<readonly ValuesOf<typeof CHANGE>[]>({
    schema: list(objectOf(CHANGE)),
    about:
      'Changes that affect existing workflows: `until` (the last version with the old behavior) and `about`',
    sentences: ['about'],
  }),
  deprecated: field<ValuesOf<typeof DEPRECATION> | undefined>({
    schema: objectOf(DEPRECATION).or('successor', 'note'),
    about:
      'Why not to use the operator: `successor` (a doc id, or a list), `since` (version), `note` (Markdown). A successor or a note is required',
    sentences: ['note'],
  }),
  traps: field<readonly string[]>({
    schema: names.max(3).default([]),
    about:
      'What goes wrong most, each with what to do: up to three whole sentences, which the page shows in a box below its first paragraph and nowhere else',
    sentences: [''],
  }),
  inputs: field<readonly Port[]>({
    schema: portsSchema.required(),
    about:
      'Ports: `name`, `type` (a name in the file of port types), `about`, `optional: true`, `many: true` (one more when connected)',
    sentences: ['about'],
  }),
  outputs: field<readonly Port[]>({
    schema: portsSchema.required(),
    about: 'Ports, as in `inputs`',
    sentences: ['about'],
  }),
  subprocesses: field<readonly ValuesOf<typeof SUBPROCESS>[]>({
    schema: list(objectOf(SUBPROCESS)).unique('name'),
    about:
      'Inner processes: `name`, `about`, `runs` (how often, in a sentence), `sources` (ports: what each run receives), `sinks` (ports: what each run returns)',
    sentences: ['about', 'runs', 'sources.about', 'sinks.about'],
  }),
  parameters: field<readonly Parameter[]>({
    schema: Joi.array().items(parameterOrUse).required(),
    about:
      'Parameters in the order of the platform, or fragments; `[]` for none',
    sentences: ['about'],
    phrases: ['options.*'],
  }),
  central: field<readonly string[]>({
    schema: names.default([]),
    about:
      'Advanced parameters, or those of a family, that the page shows at once because the operator is about them',
  }),
  capabilities: field<Capabilities | undefined>({
    schema: capabilitiesSchema,
    about:
      'What the operator checks its data for: each is `true`, `false`, or `{when: {method: exact}}`',
  }),
  capability_notes: field<readonly string[]>({
    schema: names.default([]),
    about: 'More about the capabilities, in whole sentences',
    sentences: [''],
  }),
  behavior: field<readonly BehaviorRow[]>({
    schema: list(behaviorOrUse).unique(),
    about:
      'What happens in the cases that readers ask about: `topic`, `verdict`, and `note`, or `use` with the name of a shared row',
    sentences: ['note'],
  }),
  measures: field<readonly string[]>({
    schema: names.default([]),
    about: 'The measures that it offers, by their names in the glossary',
  }),
  shows: field<string | undefined>({
    schema: text,
    about: 'What an opened result shows, in whole sentences',
    sentences: [''],
  }),
  references: field<readonly ValuesOf<typeof REFERENCE>[]>({
    schema: list(objectOf(REFERENCE)),
    about: 'Papers and books: `text`, `doi`, `url`',
  }),
  unrecorded: field<readonly (typeof RECORD_LISTS)[number][]>({
    schema: list(Joi.string().valid(...RECORD_LISTS)).unique(),
    about:
      'Those of `inputs`, `outputs`, `subprocesses`, and `parameters` that are empty because nothing is known. The page then says so instead of "none"',
  }),
  more_parameters: field<true | undefined>({
    schema: Joi.boolean().valid(true),
    about:
      '`true` if parameters are not known, such as the one that names the file of a reader. The page then says that there might be more',
  }),
  related: field<readonly ValuesOf<typeof RELATION>[]>({
    schema: list(
      Joi.alternatives(objectOf(RELATION), text).custom((value: unknown) =>
        typeof value === 'string' ? {id: value} : value,
      ),
    ).unique('id'),
    about:
      'Doc ids, or `id` and `because`. Without `because`, readers see the description of that page',
    phrases: ['because'],
  }),
  aliases: field<readonly string[]>({
    schema: names.default([]),
    about: 'Other names that people search by: kNN, one-hot, VLOOKUP',
  }),
  live: field<unknown>({
    schema: Joi.object(),
    about:
      'What readers can try on the page itself: see [Live examples](../operator-lab/README.md#live-examples)',
  }),
} as const;

/** The facts about an operator, with fragments expanded. */
export type OperatorRecord = ValuesOf<typeof RECORD_FIELDS>;

/**
 * Schema of a record as written in front matter. Parameter lists can reference
 * fragments.
 */
export const recordSchema = objectOf(RECORD_FIELDS);
