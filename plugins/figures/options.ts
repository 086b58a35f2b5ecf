import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {TranslationFile} from '@docusaurus/types';
import Joi from 'joi';

/** Texts that figures have besides what authors write; what stands in braces is filled in. */
export const TEXTS = {
  drawing: '{title}: drawing',
  summary: 'Text description',
  series: 'Series',
  actual: 'Actual {label}',
  predicted: 'Predicted {label}',
  sum: 'Sum',
  precision: 'Class precision',
  recall: 'Class recall',
  none: 'none',
};

/** Options as a site writes them; all may be left out. */
export type Options = {
  /** Language in which numbers are written. Default: the language of the build, or 'en-US'. */
  readonly locale?: string;
  /** Texts of the figures. Default: those of `i18n/<locale>/figures/texts.json`, or English. */
  readonly texts?: Readonly<Partial<typeof TEXTS>>;
};

/** Options after validation, with every default filled in. */
export type FigureOptions = {
  readonly locale: string;
  readonly texts: Readonly<typeof TEXTS>;
};

const schema = Joi.object({
  locale: Joi.string(),
  texts: Joi.object().pattern(Joi.valid(...Object.keys(TEXTS)), Joi.string()),
}).label('the options of figures');

/** The texts as a file for translators, `i18n/<locale>/figures/texts.json`. */
export const TRANSLATION_FILE: TranslationFile = {
  path: 'texts',
  content: Object.fromEntries(
    Object.entries(TEXTS).map(([id, message]) => [id, {message}]),
  ),
};

/** What translators have written for a language. Docusaurus translates plugins, but not what remark plugins insert. */
function translatedTexts(locale: string): Partial<typeof TEXTS> {
  const file = path.resolve('i18n', locale, 'figures', 'texts.json');
  const content = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as TranslationFile['content'])
    : {};
  return Object.fromEntries(
    Object.entries(content).map(([id, {message}]) => [id, message]),
  );
}

/**
 * Fills in defaults.
 * @throws ValidationError that names the option and the rule it breaks.
 */
export function validateOptions(options: Options = {}): FigureOptions {
  // Docusaurus names the language that it builds in this variable.
  const {DOCUSAURUS_CURRENT_LOCALE: current = 'en-US'} = process.env;
  const {locale = current, texts} = Joi.attempt(options, schema) as Options;
  return {locale, texts: {...TEXTS, ...translatedTexts(locale), ...texts}};
}
