import {createHash} from 'node:crypto';
import {
  indexFileName,
  textsFileName,
  textsFolderName,
  titlesFileName,
} from '../shared/constants';
import {keyOf} from '../shared/language/language';
import {packSynonyms} from '../shared/packed/synonyms';
import {encodeLines} from '../shared/textLines';
import type {Synonyms, IndexFile, TextFile, TitlesFile} from '../shared/types';
import {words} from '../shared/words';
import type {SitePage} from './buildDocuments';
import {buildIndex} from './buildIndex';
import type {IndexSettings} from './buildIndex';

/** Returns the replacements of each phrase by its key, so that phrases that differ by an inflection are one. */
export function keyedSynonyms(synonyms: Synonyms, locale: string): Synonyms {
  const table = new Map<string, Set<string>>();
  for (const [phrase, others] of Object.entries(synonyms)) {
    const key = keyOf(words(phrase), locale);
    table.set(key, new Set([...(table.get(key) ?? []), ...others]));
  }
  return Object.fromEntries(
    Array.from(table, ([key, others]) => [key, Array.from(others)]),
  );
}

/** A file of the index, with its path below the base URL. */
export type OutputFile = {readonly name: string; readonly json: string};

type FileSettings = Omit<IndexSettings, 'texts'> & {
  readonly synonyms: Synonyms;
};

/** Length of the hash of the texts, in hexadecimal digits. */
const HASH_LENGTH = 10;

/** Creates a file with the texts of each page, in a folder whose name has their hash. */
function textFiles(pages: readonly SitePage[], locale: string) {
  const contents = pages.map(({sections, tags, description}) => {
    const texts = sections.map(({lines}) => encodeLines(lines));
    const file: TextFile = {
      texts,
      tags,
      ...(description && {description}),
    };
    return JSON.stringify(file);
  });
  const hash = createHash('sha1')
    .update(contents.join('\n'))
    .digest('hex')
    .slice(0, HASH_LENGTH);
  const folder = textsFolderName(locale, hash);
  return {
    folder,
    files: contents.map((json, page): OutputFile => ({
      name: textsFileName(folder, page),
      json,
    })),
  };
}

/** Returns a page with only its title, tags, and categories. */
const withoutTexts = (page: SitePage): SitePage => ({
  ...page,
  sections: [
    {
      title: page.title,
      content: '',
      lines: [],
      names: [],
      code: '',
      aliases: [],
    },
  ],
  inLinks: undefined,
});

/**
 * Creates the files of an index: the complete index, the first tier, which has
 * only titles, and the texts of each page. The same content gives the same bytes.
 */
export function indexFiles(pages: readonly SitePage[], settings: FileSettings) {
  const {locale} = settings;
  const {folder, files} = textFiles(pages, locale);
  const index: IndexFile = {
    ...buildIndex(pages, {...settings, texts: folder}),
    synonyms: packSynonyms(keyedSynonyms(settings.synonyms, locale)),
  };
  const titles: TitlesFile = buildIndex(pages.map(withoutTexts), {
    ...settings,
    texts: '',
  });
  return {
    index: {name: indexFileName(locale), json: JSON.stringify(index)},
    titles: {name: titlesFileName(locale), json: JSON.stringify(titles)},
    texts: files,
    termCount: index.index.termCount,
  };
}
