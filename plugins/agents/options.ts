import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** Options of the plugin. */
export type Options = {
  /** Name of the documented product. */
  readonly title: string;
  /** Origin of the site. `''` if it is unknown. */
  readonly origin: string;
  /** Address of the MCP server. Default: the site has none. */
  readonly server?: string | undefined;
};

const schema = Joi.object<Options>({
  title: Joi.string().required(),
  origin: Joi.string()
    .allow('')
    .pattern(/^https?:\/\/[^/\s]+$/, 'origin without a path')
    .required(),
  server: Joi.string().uri({scheme: ['http', 'https']}),
}).label('options of agents');

/**
 * Validates the options.
 * @throws ValidationError that names the option and the rule it breaks.
 */
export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<Options, Options>): Options =>
  validate(schema, options);
