import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {PluginOptions} from '../options';
import {siteContent} from './buildDocuments';
import {readBuiltPages, unknownSections} from './builtPages';
import type {BuiltPages} from './builtPages';
import {indexFiles} from './indexFiles';
import type {OutputFile} from './indexFiles';
import {writePagefind} from './pagefind';
import type {PageRef, SiteAddress} from './pages';

const MAX_NAMED = 5;

function named(routes: readonly string[]): string {
  const more = routes.length - MAX_NAMED;
  return (
    routes.slice(0, MAX_NAMED).join(', ') +
    (more > 0 ? `, and ${more} more` : '')
  );
}

/** Returns warnings about the indexed pages for the author of the site, with advice. */
export function warnings({pages, unmarked, empty}: BuiltPages): string[] {
  return [
    pages.length === 0 &&
      'search-local: no page was indexed, so the search finds nothing. Check the option excludeRoutes.',
    unmarked.length > 0 &&
      `search-local: the theme does not mark the text of ${named(unmarked)}; all of <article> or <main> was indexed instead. Mark what is no text with data-search="skip".`,
    empty.length > 0 &&
      `search-local: no text was found on ${named(empty)}, so the search does not find these pages. They have neither <article> nor <main>; add one to the theme, or leave the routes out with the option excludeRoutes.`,
  ].filter((warning) => warning !== false);
}

/** Input of the index of one built locale. */
export type BuildInput = {
  readonly pages: readonly PageRef[];
  readonly options: PluginOptions;
  readonly locale: string;
  readonly site: SiteAddress;
  readonly outDir: string;
};

/** Writes files below a folder, and creates their folders. */
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

/**
 * Indexes the built pages of one locale and writes the files of the index.
 * @throws Error that names the aliases of sections that do not exist.
 */
export async function writeIndex(input: BuildInput): Promise<void> {
  const {options, locale, site, outDir} = input;
  if (options.pagefind) {
    await writePagefind(input.pages, {locale, outDir, baseUrl: site.baseUrl});
    return;
  }
  const read = await readBuiltPages(input.pages, outDir, site.baseUrl);
  warnings(read).forEach((warning) => logger.warn(warning));
  const unknown = unknownSections(read.pages);
  if (unknown.length > 0) {
    throw new Error(`search-local: wrong aliases.\n${unknown.join('\n')}`);
  }
  const started = Date.now();
  const pages = siteContent(read.pages);
  const sections = pages.flatMap((page) => page.sections);
  const {index, titles, texts, termCount} = indexFiles(pages, {
    ...options,
    locale,
  });
  await writeFiles(outDir, [index, titles, ...texts]);
  const kibibytes = Math.round(Buffer.byteLength(index.json) / 1024);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  logger.info`search-local: number=${pages.length} pages, number=${sections.length} sections, number=${termCount} terms, number=${kibibytes} KiB in path=${index.name}, number=${seconds} s`;
}
