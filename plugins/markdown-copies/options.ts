import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** A part of the site that has an index file of its own. */
export type Section = {
  /** Folder of its pages, below the base URL and without slashes at its ends: `docs/operators`. */
  readonly folder: string;
  readonly title: string;
  readonly description: string;
  /** Whether each folder in it has an index file of its own. Default: `false`. */
  readonly split?: boolean;
  /** Whether `llms.txt` of the site lists the pages, too. Default: `false`. */
  readonly listed?: boolean;
};

/** Options as a site gives them. */
export type Options = {
  /** Origin of the site; `''` where it is not known. */
  readonly origin: string;
  /** What the site is about, in a sentence or two. */
  readonly description: string;
  /** Parts of the site, in the order of `llms.txt`; a page belongs to the one whose folder is the longest. */
  readonly sections: readonly Section[];
};

const folder = Joi.string().pattern(
  /^[^/\s]+(?:\/[^/\s]+)*$/,
  'folder without slashes at its ends',
);

const schema = Joi.object<Options>({
  origin: Joi.string()
    .allow('')
    .pattern(/^https?:\/\/[^/\s]+$/, 'origin without a path')
    .required(),
  description: Joi.string().required(),
  sections: Joi.array()
    .items(
      Joi.object({
        folder: folder.required(),
        title: Joi.string().required(),
        description: Joi.string().required(),
        split: Joi.boolean(),
        listed: Joi.boolean(),
      }),
    )
    .unique('folder')
    .required(),
}).label('options of markdown-copies');

/**
 * Checks the options.
 * @throws ValidationError that names the option and the rule it breaks.
 */
export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<Options, Options>): Options =>
  validate(schema, options);
