import {Joi} from '@docusaurus/utils-validation';
import type {AllContent} from '@docusaurus/types';
import type {Components} from './flatten/types';

/** A page whose text no Markdown file holds, such as one written in React. */
export type OwnPage = {
  /** Below the base URL; `''` for the start page. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Its text, made from what content plugins have loaded. Links begin with `/`, without the base URL. */
  readonly markdown: (allContent: AllContent) => string;
};

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
  /** What components of Markdown pages say, by name. Others stand for what is between their tags. */
  readonly components?: Components;
  /** Pages whose text no Markdown file holds. Default: none. */
  readonly pages?: readonly OwnPage[];
};

/** Options with defaults filled in. */
export type PluginOptions = Required<Options>;

const folder = Joi.string().pattern(
  /^[^/\s]+(?:\/[^/\s]+)*$/,
  'folder without slashes at its ends',
);

const schema = Joi.object<PluginOptions>({
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
  components: Joi.object().pattern(Joi.string(), Joi.function()).default({}),
  pages: Joi.array()
    .items(
      Joi.object({
        route: Joi.string()
          .allow('')
          .pattern(/^[^/]/, 'route below the base URL')
          .required(),
        title: Joi.string().required(),
        description: Joi.string().required(),
        markdown: Joi.function().required(),
      }),
    )
    .default([]),
}).label('options of markdown-copies');

/**
 * Options with their defaults.
 * @throws ValidationError that names the option and the rule it breaks.
 */
export function checkedOptions(options: Options): PluginOptions {
  return Joi.attempt(options, schema);
}
