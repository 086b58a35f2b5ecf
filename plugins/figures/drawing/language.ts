import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {TranslationFile} from '@docusaurus/types';

/** Generated texts of figures. Values replace the names in braces. */
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
  /** Locale that formats numbers. */
  readonly locale: string;
  readonly texts: Readonly<typeof TEXTS>;
};

/** Texts as a translation file, `i18n/<locale>/figures/texts.json`. */
export const TRANSLATION_FILE: TranslationFile = {
  path: 'texts',
  content: Object.fromEntries(
    Object.entries(TEXTS).map(([id, message]) => [id, {message}]),
  ),
};

/**
 * Returns the locale of the current build with its translated texts. Docusaurus
 * translates the texts of plugins, but not texts that remark plugins insert.
 */
export function currentLanguage(): Language {
  // Docusaurus sets this variable to the current locale. `start` without
  // `--locale` sets it to 'undefined'.
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
