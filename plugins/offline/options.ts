import Joi from 'joi';

/** Options of the plugin. */
export type Options = {
  /** Globs of the files of the built site that are saved. Default: all. */
  readonly include?: readonly string[];
  /**
   * Globs of files that are not: what no page needs. Default: Markdown and
   * texts, feeds and maps, and pages for print.
   */
  readonly exclude?: readonly string[];
};

/** Options with their defaults. */
export type PluginOptions = Required<Options>;

/** What holds where nothing is set. */
export const DEFAULT_OPTIONS = {
  include: ['**'],
  exclude: ['**/*.{map,md,txt,xml}', '**/feed.json', 'print/**'],
} satisfies PluginOptions;

const globs = (option: keyof Options) =>
  Joi.array()
    .items(Joi.string().pattern(/^[^/]/, 'path below the base URL'))
    .default(DEFAULT_OPTIONS[option]);

const schema = Joi.object<PluginOptions>({
  include: globs('include'),
  exclude: globs('exclude'),
}).label('options of offline');

/**
 * Options with their defaults.
 * @throws ValidationError that names the option and the rule it breaks.
 */
export function validateOptions(options: Options): PluginOptions {
  return Joi.attempt(options, schema);
}
