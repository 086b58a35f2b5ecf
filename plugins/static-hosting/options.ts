import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {DIRECTIVES} from './policy/directives';
import type {Directive} from './policy/directives';

/** Options as a site gives them. */
export type Options = {
  /** Sources that the policy allows besides the site itself: `{'img-src': ['https://img.example.com']}`. */
  readonly sources?: Readonly<Partial<Record<Directive, readonly string[]>>>;
  /** Names of the Trusted Types policies that the scripts of the site create. Default: none. */
  readonly trustedTypes?: readonly string[];
  /**
   * Files whose names change with their content, which browsers keep for a
   * year: paths below the base URL, with a `*` at the end for all that begin
   * so. Default: `['assets/*']`.
   */
  readonly immutable?: readonly string[];
  /**
   * Files besides the pages that browsers keep and ask for again each time, as
   * paths like those of `immutable`. Hosts do so by themselves with most files.
   * Default: none.
   */
  readonly revalidated?: readonly string[];
  /**
   * Whether pages have a copy in Markdown beside them, `intro.md` for `intro`
   * and `index.md` for a folder, which nginx sends to clients that ask for
   * `text/markdown` first. Default: `false`.
   */
  readonly markdownCopies?: boolean;
  /** Further headers of every answer, or others in place of the usual ones; `''` takes one away. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** Options with defaults filled in. */
export type PluginOptions = Required<Options>;

/** Values of the options that a site leaves out. */
export const DEFAULT_OPTIONS: PluginOptions = {
  sources: {},
  trustedTypes: [],
  immutable: ['assets/*'],
  revalidated: [],
  markdownCopies: false,
  headers: {},
};

/** A source or a name: neither ends a directive nor a header, in whichever file it stands. */
const word = Joi.string().pattern(/^[^\s;,"\\$]+$/, 'one word');
const path = Joi.string().pattern(
  /^[^/*\s"\\$][^*\s"\\$]*\*?$/,
  'path below the base URL, with a * at its end only',
);

const schema = Joi.object<PluginOptions>({
  sources: Joi.object()
    .pattern(
      Joi.string().valid(...Object.keys(DIRECTIVES)),
      Joi.array().items(word),
    )
    .default(DEFAULT_OPTIONS.sources),
  trustedTypes: Joi.array().items(word).default(DEFAULT_OPTIONS.trustedTypes),
  immutable: Joi.array().items(path).default(DEFAULT_OPTIONS.immutable),
  revalidated: Joi.array().items(path).default(DEFAULT_OPTIONS.revalidated),
  markdownCopies: Joi.boolean().default(DEFAULT_OPTIONS.markdownCopies),
  headers: Joi.object()
    .pattern(
      /^[A-Za-z][A-Za-z-]*$/,
      Joi.string()
        .allow('')
        .pattern(/^[^\n\r"\\$]*$/, 'header value'),
    )
    .default(DEFAULT_OPTIONS.headers),
});

/**
 * Checks the options.
 * @throws ValidationError that names the option and the rule it breaks.
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
