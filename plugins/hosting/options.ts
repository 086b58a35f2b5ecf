import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {DIRECTIVES} from './server/securityPolicy';
import type {Sources} from './server/securityPolicy';

/** Options of the plugin. */
export type Options = {
  /** Sources that the policy allows in addition to the site itself: `{'img-src': ['https://img.example.com']}`. Default: none. */
  readonly sources?: Sources;
  /** Headers to add to every response or to replace. `''` removes a header. Default: none. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** Options with defaults filled in. */
export type PluginOptions = Required<Options>;

/** A source, without characters that end a directive or a policy. */
const source = Joi.string().pattern(/^[^\s;,"\\$]+$/, 'one word');
const headerValue = Joi.string()
  .allow('')
  .pattern(/^[^\n\r"\\$]*$/, 'header value');

const schema = Joi.object<PluginOptions>({
  sources: Joi.object()
    .pattern(
      Joi.string().valid(...Object.keys(DIRECTIVES)),
      Joi.array().items(source),
    )
    .default({}),
  headers: Joi.object()
    .pattern(/^[A-Za-z][A-Za-z-]*$/, headerValue)
    .default({}),
});

/**
 * Validates the options.
 * @throws ValidationError that names the option and the rule it breaks.
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
