import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** Options as a site gives them. */
export type Options = {
  /**
   * Globs of routes, without the base URL: matching pages share scripts
   * with their neighbors in the sidebar, about six a script.
   */
  readonly sharedScripts?: readonly string[];
};

/** Options with defaults filled in. */
export type PluginOptions = {readonly sharedScripts: string[]};

const schema = Joi.object<PluginOptions>({
  sharedScripts: Joi.array().items(Joi.string()).default([]),
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
