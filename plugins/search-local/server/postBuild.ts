import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {getHeapStatistics} from 'node:v8';
import {logger} from '@docusaurus/logger';
import type {PluginOptions} from '../options';
import {sectionsFileName} from '../shared/constants';
import {sectionRoute} from '../shared/page';
import type {SectionRecord} from '../shared/types';
import {siteContent} from './buildDocuments';
import type {SitePage} from './buildDocuments';
import {readBuiltPages, unknownSections} from './builtPages';
import type {BuiltPages} from './builtPages';
import {indexFiles} from './indexFiles';
import type {OutputFile} from './indexFiles';
import type {PageRef, SiteAddress} from './pages';

/** The sections of a site, for the index of another engine. */
export function sectionRecords(
  pages: readonly SitePage[],
  locale: string,
): SectionRecord[] {
  return pages
    .flatMap(({route, title, sections, ...page}) =>
      sections.map((section, at) => ({
        route: sectionRoute(route, section.anchor),
        title,
        headings: at === 0 ? [] : [section.title],
        tags: [...(at === 0 ? page.tags : []), ...section.aliases],
        categories: page.categories,
        kind: page.kind,
        type: page.type,
        isDeprecated: page.isDeprecated,
        text: section.content,
        locale,
      })),
    )
    .map((record, id) => ({id, ...record}));
}

/** Records as lines of JSON. */
export const toLines = (records: readonly SectionRecord[]): string =>
  records.map((record) => `${JSON.stringify(record)}\n`).join('');

const MAX_NAMED = 5;

function named(routes: readonly string[]): string {
  const more = routes.length - MAX_NAMED;
  return (
    routes.slice(0, MAX_NAMED).join(', ') +
    (more > 0 ? `, and ${more} more` : '')
  );
}

/** Memory that lunr needs for a section of average length while it builds an index, in bytes. */
const SECTION_MEMORY = 50_000;

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/** A warning if the index of a number of sections does not fit into the memory of Node, in bytes. */
export function memoryWarning(
  sections: number,
  memory: number,
): string | undefined {
  const needed = sections * SECTION_MEMORY;
  return needed > memory
    ? `search-local: the index of ${sections} sections needs about ${gigabytes(needed)} of memory, and Node has ${gigabytes(memory)}. If the build runs out of memory, set the option engine, for example to pagefind(), or give Node more memory with NODE_OPTIONS=--max-old-space-size.`
    : undefined;
}

/** What the author of a site should know of what was indexed, with what to do about it. */
export function warnings({pages, unmarked, empty}: BuiltPages): string[] {
  return [
    pages.length === 0 &&
      'search-local: no page was indexed, so the search finds nothing. Check the options docs, blog, pages, and excludeRoutes.',
    unmarked.length > 0 &&
      `search-local: the theme does not mark the text of ${named(unmarked)}; all of <article> or <main> was indexed instead. Mark what is no text with data-search="skip".`,
    empty.length > 0 &&
      `search-local: no text was found on ${named(empty)}, so the search does not find these pages. They have neither <article> nor <main>; add one to the theme, or leave the routes out with the option excludeRoutes.`,
  ].filter((warning) => warning !== false);
}

/** What the index of one built locale is made from. */
export type BuildInput = {
  readonly pages: readonly PageRef[];
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
  settings: Omit<PluginOptions, 'id'> & {readonly locale: string},
  outDir: string,
): Promise<string> {
  const {locale, engine} = settings;
  if (engine) {
    const sections = sectionRecords(pages, locale);
    await writeFiles(outDir, [
      {name: sectionsFileName(locale), json: toLines(sections)},
    ]);
    await engine.build?.({sections, locale, outDir});
    return `${sectionsFileName(locale)} for the engine`;
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

/**
 * Indexes the built pages of one locale and writes the files of the index.
 * @throws Error that names the aliases of sections that do not exist.
 */
export async function writeIndex(input: BuildInput): Promise<void> {
  const {options, locale, site, outDir} = input;
  const read = await readBuiltPages(input.pages, outDir, site.baseUrl);
  warnings(read).forEach((warning) => logger.warn(warning));
  const unknown = unknownSections(read.pages);
  if (unknown.length > 0) {
    throw new Error(`search-local: wrong aliases.\n${unknown.join('\n')}`);
  }
  const started = Date.now();
  const pages = siteContent(read.pages);
  const sections = pages.flatMap((page) => page.sections);
  const written = await writeOne(pages, {...options, locale}, outDir);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  logger.info`search-local: number=${pages.length} pages, number=${sections.length} sections, ${written}, number=${seconds} s`;
}
