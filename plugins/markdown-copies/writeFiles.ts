import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {AllContent} from '@docusaurus/types';
import type {Pluggable} from 'unified';
import {llmsFiles} from './llms/llmsFiles';
import type {TextFile} from './llms/llmsFiles';
import type {PluginOptions} from './options';
import {listPages} from './pages/listPages';
import type {Site} from './pages/listPages';
import {readTexts} from './remark/texts';
import {copyFiles} from './write/addresses';
import {includedFiles, makeCopies} from './write/copies';

/** What the copies of one built language are made from. */
export type Built = Site & {
  readonly allContent: AllContent;
  readonly outDir: string;
  /** What inserts content into Markdown files, for those that this build has not compiled. */
  readonly remarkPlugins: readonly Pluggable[];
};

/** Files written at a time. */
const CONCURRENCY = 16;

async function writeAll(
  outDir: string,
  files: readonly TextFile[],
): Promise<void> {
  for (let start = 0; start < files.length; start += CONCURRENCY) {
    await Promise.all(
      files.slice(start, start + CONCURRENCY).map(async ({name, text}) => {
        const file = path.join(outDir, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, text);
      }),
    );
  }
}

/** Writes the copies of all pages, and the files that list them, into the built site. */
export async function writeFiles(
  built: Built,
  options: PluginOptions,
): Promise<void> {
  const started = Date.now();
  const {siteDir, baseUrl, outDir, remarkPlugins} = built;
  const pages = listPages(built.allContent, options.pages, built);
  const making = {siteDir, components: options.components, remarkPlugins};
  const texts = await readTexts(
    pages.flatMap(({content}) => ('file' in content ? [content.file] : [])),
    making,
  );
  const included = await readTexts(
    includedFiles(texts.values(), siteDir),
    making,
  );
  const place = {origin: options.origin, baseUrl};
  const copies = makeCopies(pages, new Map([...texts, ...included]), {
    ...place,
    siteDir,
  });
  const llms = llmsFiles(options, pages, {
    place,
    copyOf: (page) => copies.get(page) ?? '',
  });
  await writeAll(outDir, [
    ...[...copies].flatMap(([{route}, text]) =>
      copyFiles(route, baseUrl).map((name) => ({name, text})),
    ),
    ...llms,
  ]);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  logger.info`markdown-copies: number=${copies.size} pages, number=${llms.length} lists, number=${seconds} s`;
}
