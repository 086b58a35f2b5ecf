import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

/** Options as a site writes them; without an address, pages have neither question nor links. */
export type Options = {
  /**
   * Where answers and reports go: `mailto:docs@example.com`, or the address of
   * a new issue, `https://example.com/new?title={subject}&body={body}`.
   * Default: none.
   */
  readonly address?: string;
  /** Version of the site that messages name: that of `package.json`, or a commit. Default: none. */
  readonly siteVersion?: string;
};

const ADDRESS =
  /^(?:mailto:[^\s@?{}]+@[^{}]+|https?:\/\/(?=.*\{body\})(?:[^{}]|\{(?:subject|body)\})+)$/;

const schema = Joi.object<Options>({
  address: Joi.string().pattern(ADDRESS).messages({
    'string.pattern.base':
      'feedback: {{#label}} must be mailto:name@host, or https://host/path with the placeholder \\{body\\}, and \\{subject\\} if the issue has a title, as in https://example.com/new?title=\\{subject\\}&body=\\{body\\}; it is "{{#value}}"',
  }),
  siteVersion: Joi.string(),
});

/**
 * Checks the options.
 * @throws ValidationError that names the option and the rule it breaks.
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, Options>): Options {
  return validate(schema, options);
}
