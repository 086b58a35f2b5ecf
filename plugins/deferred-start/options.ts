import Joi from 'joi';

/** Options of the plugin. */
export type Options = {
  /** Whether pages wait for a reader; `false` gives the pages of Docusaurus. Default: `true`. */
  readonly enabled?: boolean;
  /**
   * Regular expression of the addresses (path, query, and anchor) at which a
   * page starts by itself, because something there needs scripts.
   * Default: with a query or an anchor, or ending in `.html`.
   */
  readonly atOnce?: string;
  /**
   * Names of entries of the bundle other than the page's. The scripts of an
   * entry, such as `search.js` and `search-box.js` of `search`, run when a
   * reader uses an element with that name in its attribute `data-own-start`,
   * and the page itself goes on waiting. Default: none.
   */
  readonly entries?: readonly string[];
  /**
   * Further entries, each with a property of `document` or `navigator`. Its
   * scripts run without a reader, once the HTML is read, in browsers that have
   * this property: for what the browser itself asks of a page. Default: none.
   */
  readonly apiEntries?: Readonly<Record<string, string>>;
  /** Selector of controls that work without the scripts of the page, so that nothing they do waits. Default: none. */
  readonly plain?: string;
  /** Whether browsers may fetch the HTML of a page that a reader is about to open. Default: `true`. */
  readonly prefetchPages?: boolean;
};

/** Options with their defaults. */
export type PluginOptions = Required<Options>;

/** What holds where nothing is set. */
export const DEFAULT_OPTIONS: PluginOptions = {
  enabled: true,
  atOnce: String.raw`[?#]|\.html$`,
  entries: [],
  apiEntries: {},
  plain: '',
  prefetchPages: true,
};

const pattern = Joi.string().custom((value: string) => {
  new RegExp(value);
  return value;
}, 'regular expression');

const ENTRY_NAME = /^[a-z]+$/;

const schema = Joi.object<PluginOptions>({
  enabled: Joi.boolean().default(DEFAULT_OPTIONS.enabled),
  atOnce: pattern.default(DEFAULT_OPTIONS.atOnce),
  entries: Joi.array()
    .items(Joi.string().pattern(ENTRY_NAME))
    .default(DEFAULT_OPTIONS.entries),
  apiEntries: Joi.object()
    .pattern(ENTRY_NAME, Joi.string().pattern(/^\w+$/))
    .default(DEFAULT_OPTIONS.apiEntries),
  plain: Joi.string().allow('').default(DEFAULT_OPTIONS.plain),
  prefetchPages: Joi.boolean().default(DEFAULT_OPTIONS.prefetchPages),
}).label('options of deferred-start');

/**
 * Options with their defaults.
 * @throws ValidationError that names the option and the rule it breaks.
 */
export function validateOptions(options: Options): PluginOptions {
  return Joi.attempt(options, schema);
}
