import {createHash} from 'node:crypto';
import {frontDecode} from '../shared/codec/frontCoding';
import {compactPages} from '../shared/compactPages';
import {
  indexFileName,
  textsFileName,
  titlesFileName,
} from '../shared/constants';
import {groupSynonyms} from '../shared/synonymGroups';
import type {
  IndexFile,
  Synonyms,
  TextFile,
  TextFileRef,
  TitlesFile,
} from '../shared/types';
import type {SiteContent} from './buildDocuments';
import {buildIndex} from './buildIndex';
import type {IndexSettings} from './buildIndex';

/** A file to write, by name below the base URL. */
export type OutputFile = {readonly name: string; readonly json: string};

/** The files of the index of one locale. */
export type IndexFiles = {
  /** The complete index. */
  readonly index: OutputFile;
  /** The first tier: pages without their sections and texts. */
  readonly titles: OutputFile;
  /** The texts, for excerpts; each is loaded when a page in it is shown. */
  readonly texts: readonly OutputFile[];
  /** Distinct terms of the texts. */
  readonly termCount: number;
};

type FileSettings = Omit<IndexSettings, 'texts'> & {
  readonly locale: string;
  readonly synonyms: Synonyms;
  /** Whether the first tier is served, too; else the complete index has the synonyms. */
  readonly isTiered?: boolean;
};

/** Characters of text from which on a text file takes no more pages. */
const TEXT_FILE_LENGTH = 24_000;

/** A name that changes with the content, so that no cache mixes two builds. */
function textsFile(locale: string, texts: TextFile): OutputFile {
  const json = JSON.stringify(texts);
  const hash = createHash('sha1').update(json).digest('hex').slice(0, 10);
  return {name: textsFileName(locale, hash), json};
}

function textFiles(
  {pages, texts}: SiteContent,
  locale: string,
): {refs: TextFileRef[]; files: OutputFile[]} {
  const refs: TextFileRef[] = [];
  const files: OutputFile[] = [];
  let open: string[][] = [];
  let length = 0;
  let section = 0;

  function close(nextPage: number): void {
    const file = textsFile(locale, open);
    refs.push([nextPage - open.length, file.name]);
    files.push(file);
    open = [];
    length = 0;
  }

  pages.forEach(({sections}, page) => {
    const own = texts.slice(section, section + sections.length);
    section += sections.length;
    open.push(own);
    length += own.reduce((sum, text) => sum + text.length, 0);
    if (length >= TEXT_FILE_LENGTH || page === pages.length - 1) {
      close(page + 1);
    }
  });
  return {refs, files};
}

/** The index of one locale as files; the same content gives the same bytes. */
export function indexFiles(
  content: SiteContent,
  settings: FileSettings,
): IndexFiles {
  const {locale, isTiered = true} = settings;
  const synonyms = groupSynonyms(settings.synonyms);
  const {refs, files} = textFiles(content, locale);
  const index: IndexFile = {
    ...buildIndex(content, {...settings, texts: refs}),
    ...(!isTiered && {synonyms}),
  };
  const json = JSON.stringify(index);
  const titles: TitlesFile = {
    documents: compactPages(content.pages, false),
    indexBytes: Buffer.byteLength(json),
    k1: settings.k1,
    b: settings.b,
    parentCategories: settings.parentCategories,
    synonyms,
  };
  return {
    index: {name: indexFileName(locale), json},
    titles: {name: titlesFileName(locale), json: JSON.stringify(titles)},
    texts: files,
    termCount: frontDecode(index.index.terms).length,
  };
}
