import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {LiveExamples} from '../shared/liveExamples';
import type {RunWorkflows} from '../shared/workflow';

/**
 * Pairs the schema of an option with its default. An undefined default means
 * that the option has none.
 */
function option<Value>(schema: Joi.Schema, value: Value) {
  return {schema: value === undefined ? schema : schema.default(value), value};
}

const text = Joi.string();
const texts = Joi.array().items(text);

const OPTIONS = {
  /** Folder of the docs plugin, relative to the site's root. */
  docsPath: option(text, 'docs'),
  /** Globs of pages that must have a record, relative to `docsPath`. */
  include: option<readonly string[]>(texts.min(1), ['operators/**/*.{md,mdx}']),
  /** Globs of pages that the plugin ignores, relative to `docsPath`. */
  exclude: option<readonly string[]>(texts, [
    '**/_*',
    '**/_*/**',
    'operators/index.{md,mdx}',
  ]),
  /** YAML file of shared parameters, relative to `docsPath`. */
  fragments: option(text, 'operators/_fragments.yml'),
  /** YAML file of port types, relative to `docsPath`. */
  portTypes: option(text, 'operators/_portTypes.yml'),
  /** YAML file of measures, relative to `docsPath`. */
  measures: option<string | undefined>(text, undefined),
  /**
   * YAML file of behavior rows that several operators share, relative to
   * `docsPath`.
   */
  behavior: option<string | undefined>(text, undefined),
  /**
   * YAML file that maps functions of other tools to operators, relative to
   * `docsPath`.
   */
  equivalents: option<string | undefined>(text, undefined),
  /**
   * YAML files of errors, one for each page of errors, relative to `docsPath`.
   */
  errors: option<readonly string[]>(texts, []),
  /**
   * Sources of the facts in records: by name, the line that operator pages
   * show.
   */
  sources: option<Readonly<Record<string, string>>>(
    Joi.object().pattern(text, text),
    {},
  ),
  /** Doc id of the page with the glossary of measures, which operators link to. */
  measuresPage: option<string | undefined>(text, undefined),
  /**
   * Live examples for readers to try. Without them, records cannot have the
   * field `live`.
   */
  live: option<LiveExamples | undefined>(Joi.any(), undefined),
  /**
   * Runs the workflows of pages that have blocks of data. Without it, such
   * blocks remain as they are.
   */
  workflows: option<RunWorkflows | undefined>(Joi.any(), undefined),
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

/** Options as written in the configuration of a site. */
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
 * Validates the options and fills in defaults.
 * @throws ValidationError that names the option and the rule it breaks.
 */
export function validateOptions({
  options,
  validate,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(optionsSchema, options);
}
