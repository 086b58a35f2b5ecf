import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

/** Options of the plugin, with their defaults. */
export type PluginOptions = {
  /**
   * True if the tools are a separate bundle entry, `tools`, for sites whose
   * pages write their own script tags. Default: false.
   */
  readonly ownScript: boolean;
};

/** Options as written in the configuration of a site. */
export type Options = Partial<PluginOptions>;

const schema = Joi.object<PluginOptions>({
  ownScript: Joi.boolean().default(false),
});

/**
 * Validates the options and adds defaults.
 * @throws ValidationError that names the option and the rule it breaks.
 */
export function validateOptions({
  options,
  validate,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
