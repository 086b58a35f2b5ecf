import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {RESULT_KINDS} from './shared/answer';
import {DEFAULT_BOOSTS} from './shared/fields';
import {PANEL_PLACEMENTS} from './shared/types';
import type {Pluggable} from 'unified';
import type {EngineOption} from './shared/engine';
import type {Boosts, KindNames, PanelPlacement, Synonyms} from './shared/types';

/** Options after validation, with every default filled in. */
export type PluginOptions = {
  /** Id of the plugin instance, set by Docusaurus. */
  readonly id: string;
  /** Index pages of the docs plugin. Default: true. */
  readonly docs: boolean;
  /** Index posts of the blog plugin. Default: true. */
  readonly blog: boolean;
  /** Index pages of the pages plugin. Default: true. */
  readonly pages: boolean;
  /** Globs of routes to leave out, without the base URL. Default: none. */
  readonly excludeRoutes: readonly string[];
  /** How many levels of sidebar categories above a page are searched, from the innermost. Default: 0, none. */
  readonly parentCategories: number;
  /** Results shown at the most. Default: 8. */
  readonly maxResults: number;
  /** Weight of a match in each field, a factor. Defaults: title 5, content 1, tags 3, sidebarParentCategories 2. */
  readonly boosts: Boosts;
  /** Saturation of term frequency in BM25. Default: 1.2. */
  readonly k1: number;
  /** Normalization by field length in BM25, from 0 (none) to 1 (full). Default: 0.75. */
  readonly b: number;
  /** Globs of routes of reference pages, without the base URL; they are marked as such. Default: none. */
  readonly referenceRoutes: readonly string[];
  /** Globs of routes of deprecated pages, without the base URL; they rank low. Default: none. */
  readonly deprecatedRoutes: readonly string[];
  /** Globs of routes of pages that list what other pages explain, without the base URL; they come after pages that match alike. Default: none. */
  readonly listRoutes: readonly string[];
  /** Whether posts come after other pages that match alike. Default: true. */
  readonly postsLast: boolean;
  /** What results of each kind are called; translatable. Default: names of the theme, 'Docs', 'Reference', 'Post', and 'Page'. */
  readonly kinds: KindNames;
  /** What else a phrase may be called: replacements by phrase. Default: none. */
  readonly synonyms: Synonyms;
  /** What readers type who need a page, in words that it does not have: queries by its route, without the base URL. Default: none. */
  readonly queries: Readonly<Record<string, readonly string[]>>;
  /** Locales whose results are merged with those of the reader's locale. Default: none. */
  readonly searchLocales: readonly string[];
  /** Remark plugins that add to the text of pages; the dev server indexes Markdown. Default: none. */
  readonly remarkPlugins: readonly Pluggable[];
  /** Side of the search box that the panel keeps to. Default: 'end'. */
  readonly panelPlacement: PanelPlacement;
  /** Path of the page of all results and all pages, below the base URL; false for none. Default: 'search'. */
  readonly searchPagePath: string | false;
  /**
   * Whether the search box of a built page is an entry of its own, `search`, so
   * that it can work before the page does. For pages that name their scripts
   * themselves; the template of Docusaurus loads all entries. Default: false.
   */
  readonly ownScript: boolean;
  /** What answers in place of the plugin's own index: its module, as an object, or `pagefind()`. Default: the index. */
  readonly engine?: EngineOption;
  /** Write the sections as `search-sections-{locale}.jsonl`, as is done for an engine. Default: false. */
  readonly writeSections: boolean;
};

/**
 * A value, or a function that returns it: Docusaurus puts the configuration into
 * the scripts of every page, and leaves functions out.
 */
type Lazy<Value> = Value | (() => Value);

/** Options as a site writes them. */
export type Options = Partial<
  Omit<PluginOptions, 'id' | 'boosts' | 'synonyms' | 'queries'> & {
    readonly boosts: Partial<Boosts>;
    readonly synonyms: Lazy<PluginOptions['synonyms']>;
    readonly queries: Lazy<PluginOptions['queries']>;
  }
>;

export const DEFAULT_OPTIONS = {
  docs: true,
  blog: true,
  pages: true,
  excludeRoutes: [],
  parentCategories: 0,
  maxResults: 8,
  boosts: DEFAULT_BOOSTS,
  k1: 1.2,
  b: 0.75,
  referenceRoutes: [],
  deprecatedRoutes: [],
  listRoutes: [],
  postsLast: true,
  kinds: {},
  synonyms: {},
  queries: {},
  searchLocales: [],
  remarkPlugins: [],
  panelPlacement: 'end',
  searchPagePath: 'search',
  ownScript: false,
  writeSections: false,
} satisfies Omit<PluginOptions, 'id'>;

const boost = (field: keyof Boosts) =>
  Joi.number().min(0).default(DEFAULT_OPTIONS.boosts[field]);

const globs = Joi.array().items(Joi.string());

const schema = Joi.object<PluginOptions>({
  docs: Joi.boolean().default(DEFAULT_OPTIONS.docs),
  blog: Joi.boolean().default(DEFAULT_OPTIONS.blog),
  pages: Joi.boolean().default(DEFAULT_OPTIONS.pages),
  excludeRoutes: globs.default(DEFAULT_OPTIONS.excludeRoutes),
  parentCategories: Joi.number()
    .integer()
    .min(0)
    .default(DEFAULT_OPTIONS.parentCategories),
  maxResults: Joi.number().integer().min(1).default(DEFAULT_OPTIONS.maxResults),
  boosts: Joi.object({
    title: boost('title'),
    content: boost('content'),
    tags: boost('tags'),
    sidebarParentCategories: boost('sidebarParentCategories'),
  }).default(DEFAULT_OPTIONS.boosts),
  k1: Joi.number().min(0).default(DEFAULT_OPTIONS.k1),
  b: Joi.number().min(0).max(1).default(DEFAULT_OPTIONS.b),
  referenceRoutes: globs.default(DEFAULT_OPTIONS.referenceRoutes),
  deprecatedRoutes: globs.default(DEFAULT_OPTIONS.deprecatedRoutes),
  listRoutes: globs.default(DEFAULT_OPTIONS.listRoutes),
  postsLast: Joi.boolean().default(DEFAULT_OPTIONS.postsLast),
  kinds: Joi.object(
    Object.fromEntries(RESULT_KINDS.map((kind) => [kind, Joi.string()])),
  ).default(DEFAULT_OPTIONS.kinds),
  synonyms: Joi.object()
    .pattern(Joi.string(), Joi.array().items(Joi.string()).min(1))
    .default(DEFAULT_OPTIONS.synonyms),
  queries: Joi.object()
    .pattern(/^\//, Joi.array().items(Joi.string()).min(1))
    .default(DEFAULT_OPTIONS.queries),
  searchLocales: Joi.array()
    .items(Joi.string())
    .default(DEFAULT_OPTIONS.searchLocales),
  remarkPlugins: Joi.array().default(DEFAULT_OPTIONS.remarkPlugins),
  panelPlacement: Joi.string()
    .valid(...PANEL_PLACEMENTS)
    .default(DEFAULT_OPTIONS.panelPlacement),
  searchPagePath: Joi.alternatives()
    .try(Joi.boolean().valid(false), Joi.string().pattern(/^[^/?#].*$/))
    .default(DEFAULT_OPTIONS.searchPagePath),
  ownScript: Joi.boolean().default(DEFAULT_OPTIONS.ownScript),
  engine: Joi.object({
    module: Joi.string().required(),
    build: Joi.function(),
  }),
  writeSections: Joi.boolean().default(DEFAULT_OPTIONS.writeSections),
});

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
  const {synonyms, queries, ...rest} = options ?? {};
  return validate(schema, {
    ...rest,
    ...(synonyms && {synonyms: valueOf(synonyms)}),
    ...(queries && {queries: valueOf(queries)}),
  });
}
