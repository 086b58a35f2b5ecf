import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {PLACEHOLDERS, unknownPlaceholders} from './shared/template';

/** Options as a site writes them; without any, pages have no form and no link. */
export type Options = {
  /**
   * Where answers and reports go: `mailto:docs@example.com`, or the address of
   * a new issue, `https://example.com/new?title={subject}&body={body}`.
   * Default: nowhere.
   */
  readonly address?: string;
  /** Whether the form is there without an address, as a script of the site listens to its event. Default: `false`. */
  readonly listener?: boolean;
  /** Version of the site, for reports: that of `package.json`, or a commit. Default: none. */
  readonly siteVersion?: string;
};

/** Options with their defaults. */
export type PluginOptions = Options & {readonly listener: boolean};

const SCHEMES = /^(?:mailto:[^\s@?]+@|https?:\/\/\S)/;

function checkedAddress(value: string, {message}: Joi.CustomHelpers) {
  const unknown = unknownPlaceholders(value);
  if (!SCHEMES.test(value)) {
    return message({
      custom:
        'feedback: {{#label}} must begin with mailto:name@host or https://host, and is "{{#value}}"',
    });
  }
  if (unknown.length > 0) {
    return message({
      custom: `feedback: {{#label}} has the unknown placeholder ${unknown.map((name) => `\\{${name}\\}`).join(', ')}; known are ${PLACEHOLDERS.join(', ')}, each in braces`,
    });
  }
  if (!value.startsWith('mailto:') && !/\{(?:body|route)\}/.test(value)) {
    return message({
      custom:
        'feedback: {{#label}} names no page: write \\{body\\} or \\{route\\} where the issue takes its text, as in https://example.com/new?title=\\{subject\\}&body=\\{body\\}',
    });
  }
  return value;
}

const schema = Joi.object<PluginOptions>({
  address: Joi.string().custom(checkedAddress),
  listener: Joi.boolean().default(false),
  siteVersion: Joi.string(),
});

/**
 * Checks what a site has written, and fills in defaults.
 * @throws ValidationError that names the option and the rule it breaks.
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
