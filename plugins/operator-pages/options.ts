import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {Source} from './record/vocabulary';

/** Options after validation, with every default filled in. */
export type PluginOptions = {
  /** Id of the plugin instance, set by Docusaurus. Default: 'default'. */
  readonly id: string;
  /** Folder of the docs plugin, from the root of the site. Default: 'docs'. */
  readonly docsPath: string;
  /** Id of the docs plugin, which names its folders of versions and translations. Default: 'default'. */
  readonly docsPluginId: string;
  /** Folder, from the root of the site, that mirrors `docsPath` with what operators do, in TypeScript: `operators/a/one.ts` for `operators/a/one.mdx`. Default: 'src'. */
  readonly codePath: string;
  /** Globs of pages, below `docsPath`, that must have a record. Default: operators/**. */
  readonly include: readonly string[];
  /** Globs of pages, below `docsPath`, that are left alone. Default: names with an underscore, and the index page of operators/. */
  readonly exclude: readonly string[];
  /** YAML file of shared parameters, below `docsPath`. Default: 'operators/_fragments.yml'. */
  readonly fragments: string;
  /** YAML file of port types, below `docsPath`. Default: 'operators/_portTypes.yml'. */
  readonly portTypes: string;
  /** YAML file of measures, below `docsPath`. Default: none. */
  readonly measures?: string | undefined;
  /** YAML file of rows of behavior that several operators share, below `docsPath`. Default: none. */
  readonly behavior?: string | undefined;
  /** YAML file of functions of other tools with their operators, below `docsPath`. Default: none. */
  readonly equivalents?: string | undefined;
  /** YAML files of errors, below `docsPath`, one for each page of errors. Default: none. */
  readonly errors: readonly string[];
  /** YAML file of operators without a page as yet, below `docsPath`. Default: none. */
  readonly planned?: string | undefined;
  /** What kinds of operators there are: label by name. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Where the facts of a record come from: by name, a label and the line that readers see. Default: none. */
  readonly sources: Readonly<Record<string, Source>>;
  /** Doc id of the page with the glossary of measures, which operators link to. Default: none. */
  readonly measuresPage?: string | undefined;
  /** File, below the root of the built site, with all records for tools; false: none. Default: 'operators.json'. */
  readonly publish: string | false;
  /** Heading before which the sections on ports and parameters go; at the end without it. Default: 'Example'. */
  readonly sectionsBefore: string;
};

/** Options as a site writes them. */
export type Options = Partial<Omit<PluginOptions, 'id' | 'kinds'>> &
  Pick<PluginOptions, 'kinds'> & {readonly id?: string};

export const DEFAULT_OPTIONS = {
  id: 'default',
  docsPath: 'docs',
  docsPluginId: 'default',
  codePath: 'src',
  include: ['operators/**/*.{md,mdx}'],
  exclude: ['**/_*', '**/_*/**', 'operators/index.{md,mdx}'],
  fragments: 'operators/_fragments.yml',
  portTypes: 'operators/_portTypes.yml',
  errors: [],
  sources: {},
  publish: 'operators.json',
  sectionsBefore: 'Example',
} satisfies Partial<PluginOptions>;

const globs = Joi.array().items(Joi.string());

export const optionsSchema = Joi.object<PluginOptions>({
  id: Joi.string().default(DEFAULT_OPTIONS.id),
  docsPath: Joi.string().default(DEFAULT_OPTIONS.docsPath),
  docsPluginId: Joi.string().default(DEFAULT_OPTIONS.docsPluginId),
  codePath: Joi.string().default(DEFAULT_OPTIONS.codePath),
  include: globs.min(1).default(DEFAULT_OPTIONS.include),
  exclude: globs.default(DEFAULT_OPTIONS.exclude),
  fragments: Joi.string().default(DEFAULT_OPTIONS.fragments),
  portTypes: Joi.string().default(DEFAULT_OPTIONS.portTypes),
  measures: Joi.string(),
  behavior: Joi.string(),
  equivalents: Joi.string(),
  errors: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.errors),
  planned: Joi.string(),
  kinds: Joi.object().pattern(Joi.string(), Joi.string()).min(1).required(),
  sources: Joi.object()
    .pattern(
      Joi.string(),
      Joi.object({
        label: Joi.string().required(),
        line: Joi.string().required(),
      }),
    )
    .default(DEFAULT_OPTIONS.sources),
  measuresPage: Joi.string(),
  publish: Joi.alternatives(Joi.string(), Joi.valid(false)).default(
    DEFAULT_OPTIONS.publish,
  ),
  sectionsBefore: Joi.string().default(DEFAULT_OPTIONS.sectionsBefore),
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
