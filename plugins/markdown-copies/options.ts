import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** A section of the site with its own index file. */
export type Section = {
  /** Folder of its pages, below the base URL and without slashes at its ends: `docs/operators`. */
  readonly folder: string;
  readonly title: string;
  readonly description: string;
  /** True if each subfolder has its own index file. Default: `false`. */
  readonly split?: boolean;
  /** True if the site's `llms.txt` also lists the pages. Default: `false`. */
  readonly listed?: boolean;
};

/** Options of the plugin. */
export type Options = {
  /** Origin of the site. `''` if it is unknown. */
  readonly origin: string;
  /** Description of the site, in a sentence or two. */
  readonly description: string;
  /**
   * Sections of the site, in the order of `llms.txt`. A page belongs to the
   * section with the longest matching folder.
   */
  readonly sections: readonly Section[];
  /**
   * Route of a guide on assistants, below the base URL: `/docs/assistant`. The
   * menu of each page links to it. Default: no link.
   */
  readonly guide?: string;
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
  guide: Joi.string().pattern(/^\//, 'route'),
}).label('options of markdown-copies');

/**
 * Validates the options.
 * @throws ValidationError that names the option and the rule it breaks.
 */
export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<Options, Options>): Options =>
  validate(schema, options);
