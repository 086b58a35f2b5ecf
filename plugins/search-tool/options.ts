import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

/** Options of the plugin, with their defaults. */
export type PluginOptions = {
  /** Whether the tools are an entry of the bundle, `tools`, for pages that name their scripts themselves. Default: false. */
  readonly ownScript: boolean;
};

/** Options as a site writes them. */
export type Options = Partial<PluginOptions>;

const schema = Joi.object<PluginOptions>({
  ownScript: Joi.boolean().default(false),
});

/**
 * Fills in defaults.
 * @throws ValidationError that names the option and the rule it breaks.
 */
export function validateOptions({
  options,
  validate,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
