import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {getHeapStatistics} from 'node:v8';
import logger from '@docusaurus/logger';
import type {PluginOptions} from '../options';
import {indexName, sectionsFileName} from '../shared/constants';
import type {DocsVersion} from '../shared/docsVersion';
import {siteContent} from './buildDocuments';
import type {SitePage} from './buildDocuments';
import {readBuiltPages} from './builtPages';
import {indexFiles} from './indexFiles';
import type {OutputFile} from './indexFiles';
import type {PageRef, SiteAddress} from './pages';
import {sectionRecords, toLines} from './sectionRecords';
import {isInSet} from './versions';
import type {IndexSet} from './versions';
import {memoryWarning, warnings} from './warnings';

/** What the index of one built locale is made from. */
export type BuildInput = {
  /** The pages of the locale, and the indexes that have them. */
  readonly pages: readonly PageRef[];
  readonly sets: readonly IndexSet[];
  readonly options: PluginOptions;
  readonly locale: string;
  readonly site: SiteAddress;
  readonly outDir: string;
};

const kibibytes = (file: OutputFile) =>
  Math.round(Buffer.byteLength(file.json) / 1024);

/** Writes files below a folder, and the folders that they lie in. */
async function writeFiles(
  outDir: string,
  files: readonly OutputFile[],
): Promise<void> {
  await Promise.all(
    files.map(async ({name, json}) => {
      const file = path.join(outDir, name);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, json);
    }),
  );
}

/** Writes one index: for the engine where there is one, else the plugin's own. Returns what to say of it. */
async function writeOne(
  pages: readonly SitePage[],
  settings: Omit<PluginOptions, 'id'> & {
    readonly locale: string;
    readonly version?: DocsVersion;
  },
  outDir: string,
): Promise<string> {
  const {locale, version, engine, writeSections} = settings;
  const name = indexName(locale, version);
  if (engine !== undefined || writeSections) {
    const sections = sectionRecords(pages, {locale, version});
    await writeFiles(outDir, [
      {name: sectionsFileName(name), json: toLines(sections)},
    ]);
    await engine?.build?.({sections, name, locale, outDir});
  }
  if (engine) {
    return `${sectionsFileName(name)} for the engine`;
  }
  const warning = memoryWarning(
    pages.flatMap((page) => page.sections).length,
    getHeapStatistics().heap_size_limit,
  );
  if (warning) {
    logger.warn(warning);
  }
  const {index, titles, texts, termCount} = indexFiles(pages, settings);
  await writeFiles(outDir, [index, titles, ...texts]);
  return `${termCount} terms, ${kibibytes(index)} KiB in ${index.name}`;
}

/** Indexes the built pages of one locale and writes the files of its indexes: one, and one for each older docs version. */
export async function writeIndex(input: BuildInput): Promise<void> {
  const {sets, options, locale, site, outDir} = input;
  const read = await readBuiltPages(input.pages, outDir, site.baseUrl);
  warnings(read).forEach((warning) => logger.warn(warning));
  for (const set of sets) {
    const started = Date.now();
    const pages = siteContent(
      read.pages.filter(({page}) => isInSet(set, page)),
    );
    const sections = pages.flatMap((page) => page.sections);
    const written = await writeOne(
      pages,
      {...options, locale, version: set.version},
      outDir,
    );
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    logger.info`search-local: number=${pages.length} pages, number=${sections.length} sections, ${written}, number=${seconds} s`;
  }
}
