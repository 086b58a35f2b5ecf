import Joi from 'joi';

/** Options of the plugin. */
export type Options = {
  /** Whether pages wait for a reader; `false` gives the pages of Docusaurus. Default: `true`. */
  readonly enabled?: boolean;
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
};

/** Options with their defaults. */
export type PluginOptions = Required<Options>;

const ENTRY_NAME = /^[a-z]+$/;

const schema = Joi.object<PluginOptions>({
  enabled: Joi.boolean().default(true),
  entries: Joi.array().items(Joi.string().pattern(ENTRY_NAME)).default([]),
  apiEntries: Joi.object()
    .pattern(ENTRY_NAME, Joi.string().pattern(/^\w+$/))
    .default({}),
}).label('options of deferred-start');

/**
 * Options with their defaults.
 * @throws ValidationError that names the option and the rule it breaks.
 */
export function validateOptions(options: Options): PluginOptions {
  return Joi.attempt(options, schema);
}
