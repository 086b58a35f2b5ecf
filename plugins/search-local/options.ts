import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import type {Pluggable} from 'unified';
import {RESULT_KINDS} from './shared/answer';
import {DEFAULT_BOOSTS} from './shared/fields';
import type {Boosts, KindNames, Synonyms} from './shared/types';

/** Options after validation, with every default filled in. */
export type PluginOptions = {
  /** Id of the plugin instance, set by Docusaurus. */
  readonly id: string;
  /** Globs of routes to leave out, without the base URL. Default: none. */
  readonly excludeRoutes: readonly string[];
  /** Number of category levels above a page that are searched, from the innermost. Default: 0. */
  readonly parentCategories: number;
  /** Maximum number of results. Default: 8. */
  readonly maxResults: number;
  /** Weight of a match in each field, as a factor. Defaults: title 5, content 1, tags 3, sidebarParentCategories 2. */
  readonly boosts: Boosts;
  /** Saturation of term frequency in BM25. Default: 1.2. */
  readonly k1: number;
  /** Normalization by field length in BM25, from 0 (none) to 1 (full). Default: 0.75. */
  readonly b: number;
  /** Globs of routes of reference pages, without the base URL. Default: none. */
  readonly referenceRoutes: readonly string[];
  /** Globs of routes of pages that solve a task step by step, without the base URL. Default: none. */
  readonly recipeRoutes: readonly string[];
  /** Globs of routes of deprecated pages, without the base URL. Default: none. */
  readonly deprecatedRoutes: readonly string[];
  /** Globs of routes of pages that list topics of other pages, without the base URL. They come after pages that match equally. Default: none. */
  readonly listRoutes: readonly string[];
  /** Globs of routes of pages whose sections explain error messages, without the base URL. They come first for a query that reads like a message. Default: none. */
  readonly messageRoutes: readonly string[];
  /** Posts come after other pages that match equally. Default: true. */
  readonly postsLast: boolean;
  /** Names of the kinds of results, which can be translated. Default: 'Docs', 'Recipe', 'Reference', 'Post', and 'Page'. */
  readonly kinds: KindNames;
  /** Replacements by phrase. Default: none. */
  readonly synonyms: Synonyms;
  /** Phrases that mean a page, by the path of its file from the site folder without extension. A section has `#id` after the path. Default: none. */
  readonly aliases: Readonly<Record<string, readonly string[]>>;
  /** Globs of files with aliases of the pages in their folders. Default: `_aliases.yml` in the folders of docs and the blog. */
  readonly aliasFiles: readonly string[];
  /** Locales whose results are added to the results of the reader's locale. Default: none. */
  readonly searchLocales: readonly string[];
  /** Remark plugins that add text to pages, for the dev server, which indexes Markdown. Default: none. */
  readonly remarkPlugins: readonly Pluggable[];
  /** Path of the results page, below the base URL. Default: 'search'. */
  readonly searchPagePath: string;
  /**
   * Links for a query without results: addresses by text, or paths below the base
   * URL that start with a slash. `{query}` is the placeholder of the query.
   * Default: none.
   */
  readonly emptyLinks: Readonly<Record<string, string>>;
  /** Search with Pagefind, for sites whose index is too large for a browser. It needs the package `pagefind`. Default: false. */
  readonly pagefind: boolean;
};

/** A value, or a function that returns it. Docusaurus adds the configuration to the scripts of each page, without functions. */
type Lazy<Value> = Value | (() => Value);

/** Options as a site sets them. */
export type Options = Partial<
  Omit<PluginOptions, 'id' | 'boosts' | 'synonyms' | 'aliases'> & {
    readonly boosts: Partial<Boosts>;
    readonly synonyms: Lazy<PluginOptions['synonyms']>;
    readonly aliases: Lazy<PluginOptions['aliases']>;
  }
>;

const flag = (value: boolean) => Joi.boolean().default(value);
const texts = Joi.array().items(Joi.string());
const globs = texts.default([]);
const lists = (key: Joi.Schema | RegExp) =>
  Joi.object().pattern(key, texts.min(1)).default({});

const schema = Joi.object<PluginOptions>({
  excludeRoutes: globs,
  parentCategories: Joi.number().integer().min(0).default(0),
  maxResults: Joi.number().integer().min(1).default(8),
  boosts: Joi.object(
    Object.fromEntries(
      Object.entries(DEFAULT_BOOSTS).map(([field, boost]) => [
        field,
        Joi.number().min(0).default(boost),
      ]),
    ),
  ).default(DEFAULT_BOOSTS),
  k1: Joi.number().min(0).default(1.2),
  b: Joi.number().min(0).max(1).default(0.75),
  referenceRoutes: globs,
  recipeRoutes: globs,
  deprecatedRoutes: globs,
  listRoutes: globs,
  messageRoutes: globs,
  postsLast: flag(true),
  kinds: Joi.object(
    Object.fromEntries(RESULT_KINDS.map((kind) => [kind, Joi.string()])),
  ).default({}),
  synonyms: lists(Joi.string()),
  aliases: lists(Joi.string()),
  aliasFiles: texts.default([
    'docs/**/_aliases.{yml,yaml}',
    'blog/**/_aliases.{yml,yaml}',
  ]),
  searchLocales: texts.default([]),
  remarkPlugins: Joi.array().default([]),
  searchPagePath: Joi.string()
    .pattern(/^[^/?#].*$/)
    .default('search'),
  emptyLinks: Joi.object().pattern(Joi.string(), Joi.string()).default({}),
  pagefind: flag(false),
});

/** Values of options that a site does not set. */
export const DEFAULT_OPTIONS = Joi.attempt({}, schema) as Omit<
  PluginOptions,
  'id'
>;

const valueOf = <Value>(lazy: Lazy<Value>): Value =>
  typeof lazy === 'function' ? (lazy as () => Value)() : lazy;

/**
 * Fills in defaults, and calls the options that are functions.
 * @throws ValidationError that names the option and the rule it breaks.
 */
export function validateOptions({
  options,
  validate,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  const {synonyms, aliases, ...rest} = options ?? {};
  return validate(schema, {
    ...rest,
    ...(synonyms && {synonyms: valueOf(synonyms)}),
    ...(aliases && {aliases: valueOf(aliases)}),
  });
}
