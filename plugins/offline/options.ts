import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

/** Options of the plugin. */
export type Options = {
  /**
   * Globs of files of the built site that are not saved, because no page needs
   * them. Default: Markdown, texts, feeds, source maps, and pages for print.
   */
  readonly exclude?: readonly string[];
};

/** Options with their defaults. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS = {
  exclude: ['**/*.{map,md,txt,xml}', '**/feed.json', 'print/**'],
} satisfies PluginOptions;

const schema = Joi.object<PluginOptions>({
  exclude: Joi.array()
    .items(Joi.string().pattern(/^[^/]/, 'path below the base URL'))
    .default(DEFAULT_OPTIONS.exclude),
});

/**
 * Fills in defaults.
 * @throws ValidationError that names the option and the rule it breaks.
 */
export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions =>
  validate(schema, options);
