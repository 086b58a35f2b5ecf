import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {TranslationFile} from '@docusaurus/types';

/** Texts of figures that authors do not write; values replace the names in braces. */
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

/** The language of a build. */
export type Language = {
  /** The language in which numbers are written. */
  readonly locale: string;
  readonly texts: Readonly<typeof TEXTS>;
};

/** The texts as a file for translators, `i18n/<locale>/figures/texts.json`. */
export const TRANSLATION_FILE: TranslationFile = {
  path: 'texts',
  content: Object.fromEntries(
    Object.entries(TEXTS).map(([id, message]) => [id, {message}]),
  ),
};

/**
 * The language that is built, with what translators have written for it.
 * Docusaurus translates plugins, but not what remark plugins insert.
 */
export function currentLanguage(): Language {
  // Docusaurus names the language that it builds in this variable; `start`
  // without `--locale` writes 'undefined' into it.
  const {DOCUSAURUS_CURRENT_LOCALE: named = 'undefined'} = process.env;
  const locale = named === 'undefined' ? 'en-US' : named;
  const file = path.resolve('i18n', locale, 'figures', 'texts.json');
  const content = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as TranslationFile['content'])
    : {};
  const translated: Partial<typeof TEXTS> = Object.fromEntries(
    Object.entries(content).map(([id, {message}]) => [id, message]),
  );
  return {locale, texts: {...TEXTS, ...translated}};
}
