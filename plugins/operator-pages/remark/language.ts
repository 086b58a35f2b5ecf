import {existsSync, readFileSync} from 'node:fs';
import type {TranslationFile} from '@docusaurus/types';
import type {PluginOptions} from '../options';
import {SECTION_TITLES} from './insertSections';
import {named, WORDS} from './words';
import type {Words} from './words';

/** Name of the file below `i18n/<locale>/operator-pages/`, without extension. */
const FILE = 'words';

const PARTS = /\{\w+\}/g;

/** The words whose ids begin with a prefix, by the rest of the id. */
export function labelsOf(
  words: Words,
  prefix: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(words)
      .filter(([id]) => id.startsWith(`${prefix}.`))
      .map(([id, label]) => [id.slice(prefix.length + 1), label]),
  );
}

/** The words in pages, in the language of the options and of the plugin. */
export function ownWords(
  options: Pick<PluginOptions, 'kinds' | 'sources' | 'sectionsBefore'>,
): Words {
  const {kinds, sources, sectionsBefore} = options;
  return {
    ...named('section', SECTION_TITLES, (id) => SECTION_TITLES[id]!),
    ...WORDS,
    ...named('kind', kinds, (name) => kinds[name]!),
    ...named('source', sources, (name) => sources[name]!),
    sectionsBefore,
  };
}

/** The words as a file for translators. */
export function translationFiles(words: Words): TranslationFile[] {
  const content = Object.entries(words).map(([id, message]) => {
    const parts = message.match(PARTS);
    return [
      id,
      {message, ...(parts && {description: `Filled in: ${parts.join(', ')}`})},
    ] as const;
  });
  return [{path: FILE, content: Object.fromEntries(content)}];
}

/**
 * The words in the language of a translated file; a word that is not in the file stays as it is.
 * @throws Error if a word has a part in braces that is not filled in.
 */
export function translated(
  words: Words,
  files: readonly TranslationFile[],
): Words {
  const content = files.find(({path}) => path === FILE)?.content ?? {};
  return Object.fromEntries(
    Object.entries(words).map(([id, original]) => {
      const message = content[id]?.message ?? original;
      const known: readonly string[] = original.match(PARTS) ?? [];
      const unknown = (message.match(PARTS) ?? []).filter(
        (part) => !known.includes(part),
      );
      if (unknown.length > 0) {
        throw new Error(
          `operator-pages: the translation of "${id}" has ${unknown.join(', ')}; what is filled in there: ${known.join(', ') || 'nothing'}`,
        );
      }
      return [id, message];
    }),
  ) as Words;
}

/** The words that the plugin wrote for the remark plugin, which knows neither site nor locale; without a file, those of the options. */
export function readWords(file: string, options: PluginOptions): Words {
  return readJson<Words>(file) ?? ownWords(options);
}

/** The content of a file; undefined if there is no such file. */
export function readJson<Value>(file: string): Value | undefined {
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Value)
    : undefined;
}
