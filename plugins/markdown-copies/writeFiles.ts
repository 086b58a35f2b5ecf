import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {AllContent} from '@docusaurus/types';
import {llmsFiles} from './llms/llmsFiles';
import type {TextFile} from './llms/llmsFiles';
import type {PluginOptions} from './options';
import {listPages} from './pages/listPages';
import type {Site} from './pages/listPages';
import {createReader} from './trees/read';
import type {Making} from './trees/read';
import {copyFiles} from './write/addresses';
import {makeCopies} from './write/copies';

/** What the copies of one built language are made from. */
export type Built = Site &
  Omit<Making, 'components'> & {
    readonly allContent: AllContent;
    readonly siteTitle: string;
    readonly outDir: string;
  };

async function writeAll(
  outDir: string,
  files: readonly TextFile[],
): Promise<void> {
  for (const {name, text} of files) {
    const file = path.join(outDir, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
}

/** Writes the copies of all pages, and the files that list them, into the built site. */
export async function writeFiles(
  built: Built,
  options: PluginOptions,
): Promise<void> {
  const started = Date.now();
  const {allContent, baseUrl, outDir} = built;
  const {components, origin} = options;
  const pages = listPages(allContent, options.pages, built);
  const place = {origin, baseUrl};
  const read = createReader({...built, components});
  const copies = await makeCopies(pages, read, place);
  const llms = llmsFiles(options, pages, {
    place,
    siteTitle: built.siteTitle,
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
