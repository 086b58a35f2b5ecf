import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import {readOutputHTMLFile} from '@docusaurus/utils';
import {llmsFiles} from './llms/llmsFiles';
import type {Context, TextFile} from './llms/llmsFiles';
import {copyFiles, createAddresses} from './pages/addresses';
import {documentOf} from './pages/document';
import {makePlain} from './pages/makePlain';
import {hasCopy, readPage} from './pages/readPage';
import type {Page} from './pages/readPage';
import {toMarkdown} from './pages/toMarkdown';

/** Data for the copies of one built locale. */
export type Built = Omit<Context, 'copyOf'> & {
  readonly outDir: string;
  /** All built routes. */
  readonly routes: readonly string[];
};

/** Reads the HTML of a built route. */
async function readBuilt(
  route: string,
  {outDir, place}: Built,
): Promise<string> {
  const permalink = route.slice(place.baseUrl.length);
  return String(await readOutputHTMLFile(permalink, outDir, undefined));
}

/** Creates the copies of all pages, sorted by route. */
async function makeCopies(built: Built): Promise<Map<Page, string>> {
  const {place} = built;
  const routes: string[] = [];
  for (const route of [...built.routes].sort()) {
    if (hasCopy(await readBuilt(route, built))) {
      routes.push(route);
    }
  }
  const addressOf = createAddresses(routes, place);
  const copies = new Map<Page, string>();
  for (const route of routes) {
    const {page, $} = readPage(route, await readBuilt(route, built));
    makePlain($, addressOf);
    copies.set(page, documentOf(page, toMarkdown($.html()), place));
  }
  return copies;
}

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

/**
 * Writes the copies of all pages, and the files that list them, to the output
 * folder.
 */
export async function writeFiles(built: Built): Promise<void> {
  const started = Date.now();
  const {outDir, place} = built;
  const copies = await makeCopies(built);
  const llms = llmsFiles([...copies.keys()], {
    ...built,
    copyOf: (page) => copies.get(page) ?? '',
  });
  await writeAll(outDir, [
    ...[...copies].flatMap(([{route}, text]) =>
      copyFiles(route, place.baseUrl).map((name) => ({name, text})),
    ),
    ...llms,
  ]);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  logger.info`markdown-copies: number=${copies.size} pages, number=${llms.length} lists, number=${seconds} s`;
}
