import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {LiveExamples} from '../shared/liveExamples';

/** An option: its schema and its default; undefined: none. */
function option<Value>(schema: Joi.Schema, value: Value) {
  return {schema: value === undefined ? schema : schema.default(value), value};
}

const text = Joi.string();
const texts = Joi.array().items(text);

const OPTIONS = {
  /** Folder of the docs plugin, from the root of the site. */
  docsPath: option(text, 'docs'),
  /** Globs of pages, below `docsPath`, that must have a record. */
  include: option<readonly string[]>(texts.min(1), ['operators/**/*.{md,mdx}']),
  /** Globs of pages, below `docsPath`, that are left alone. */
  exclude: option<readonly string[]>(texts, [
    '**/_*',
    '**/_*/**',
    'operators/index.{md,mdx}',
  ]),
  /** YAML file of shared parameters, below `docsPath`. */
  fragments: option(text, 'operators/_fragments.yml'),
  /** YAML file of port types, below `docsPath`. */
  portTypes: option(text, 'operators/_portTypes.yml'),
  /** YAML file of measures, below `docsPath`. */
  measures: option<string | undefined>(text, undefined),
  /** YAML file of rows of behavior that several operators share, below `docsPath`. */
  behavior: option<string | undefined>(text, undefined),
  /** YAML file of functions of other tools with their operators, below `docsPath`. */
  equivalents: option<string | undefined>(text, undefined),
  /** YAML files of errors, below `docsPath`, one for each page of errors. */
  errors: option<readonly string[]>(texts, []),
  /** Sources of the facts of a record: by name, the line on the pages of operators. */
  sources: option<Readonly<Record<string, string>>>(
    Joi.object().pattern(text, text),
    {},
  ),
  /** Doc id of the page with the glossary of measures, which operators link to. */
  measuresPage: option<string | undefined>(text, undefined),
  /** Examples that readers can try; without it, no record has the field `live`. */
  live: option<LiveExamples | undefined>(Joi.any(), undefined),
};

type Defaults = {
  readonly [Name in keyof typeof OPTIONS]: (typeof OPTIONS)[Name]['value'];
};

type Kinds = {
  /** Labels of the kinds of operators, by name. */
  readonly kinds: Readonly<Record<string, string>>;
};

/** Options after validation, with every default filled in. */
export type PluginOptions = Defaults & Kinds;

/** Options as a site writes them. */
export type Options = Partial<Defaults> & Kinds;

export const DEFAULT_OPTIONS = Object.fromEntries(
  Object.entries(OPTIONS).map(([name, {value}]) => [name, value]),
) as Defaults;

export const optionsSchema = Joi.object<PluginOptions>({
  ...Object.fromEntries(
    Object.entries(OPTIONS).map(([name, {schema}]) => [name, schema]),
  ),
  kinds: Joi.object().pattern(text, text).min(1).required(),
});

/**
 * Fills in defaults.
 * @throws ValidationError that names the option and the rule it breaks.
 */
export function validateOptions({
  options,
  validate,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(optionsSchema, options);
}
