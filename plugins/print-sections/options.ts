import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** Options as a site gives them. */
export type Options = {
  /** Folder of the print pages below the base URL. Default: `print`. */
  readonly folder?: string;
  /** Globs of categories that get no print page, as addresses without the base URL. Default: none. */
  readonly exclude?: readonly string[];
  /** Articles that a print page joins at most; a larger category offers its subcategories instead. Default: 100. */
  readonly maxArticles?: number;
  /** CSS selector of the captions that are numbered. Default: `figure > figcaption`. */
  readonly captions?: string;
  /** CSS selectors of what makes no sense on paper, besides buttons, forms, and scripts. Default: none. */
  readonly remove?: readonly string[];
};

/** Options with defaults filled in. */
export type PluginOptions = Required<Options>;

/** Values of the options that a site leaves out. */
export const DEFAULT_OPTIONS: PluginOptions = {
  folder: 'print',
  exclude: [],
  maxArticles: 100,
  captions: 'figure > figcaption',
  remove: [],
};

const schema = Joi.object<PluginOptions>({
  folder: Joi.string()
    .pattern(/^[\w-]+(?:\/[\w-]+)*$/, 'folder without slashes at its ends')
    .default(DEFAULT_OPTIONS.folder),
  exclude: Joi.array()
    .items(Joi.string().pattern(/^\//, 'glob that begins with a slash'))
    .default(DEFAULT_OPTIONS.exclude),
  maxArticles: Joi.number()
    .integer()
    .min(1)
    .default(DEFAULT_OPTIONS.maxArticles),
  captions: Joi.string().default(DEFAULT_OPTIONS.captions),
  remove: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.remove),
});

/**
 * Checks the options.
 * @throws ValidationError that names the option and the rule it breaks.
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
