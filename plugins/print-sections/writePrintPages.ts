import {copyFile, mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readArticle} from './article/readArticle';
import type {Article} from './article/readArticle';
import {SCRIPT_FILE, STYLE_FILE} from './page/document';
import {headLinks} from './page/headLinks';
import {printRoute, sectionPage} from './page/sectionPage';
import type {Site} from './page/sectionPage';
import type {Section} from './plan/sections';

/** Where print pages are made, and of what. */
export type Target = Omit<Site, 'links'> & {
  /** Folder of the built site. */
  readonly outDir: string;
};

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** Files that may hold the page of an address, most likely first. */
function filesOf(route: string, {outDir, baseUrl}: Target): string[] {
  const below = decoded(route.slice(baseUrl.length)).replace(/\/$/, '');
  return [path.join(below, 'index.html'), `${below}.html`].map((file) =>
    path.join(outDir, file),
  );
}

/**
 * Reads the built page of an address.
 * @throws Error that names the files where there is none.
 */
export async function readBuilt(
  route: string,
  target: Target,
): Promise<{html: string; file: string}> {
  const files = filesOf(route, target);
  for (const file of files) {
    try {
      return {html: await readFile(file, 'utf8'), file};
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
        throw error;
      }
    }
  }
  throw new Error(
    `print-sections: no built page at ${files.join(' or ')}. Leave its category out with the option exclude if it is not meant to be built.`,
  );
}

/** Reads the articles of a section; by their addresses. */
export async function readArticles(
  {entries}: Pick<Section, 'entries'>,
  target: Target,
): Promise<Map<string, Article>> {
  const articles = new Map<string, Article>();
  for (const {route, isWritten} of entries) {
    if (route !== undefined && isWritten) {
      const {html, file} = await readBuilt(route, target);
      articles.set(route, readArticle(html, file));
    }
  }
  return articles;
}

async function writeSection(
  section: Section,
  links: readonly string[],
  target: Target,
): Promise<void> {
  const {outDir, baseUrl} = target;
  const folder = decoded(printRoute(section, target));
  const file = path.join(outDir, folder.slice(baseUrl.length), 'index.html');
  const articles = await readArticles(section, target);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, sectionPage(section, articles, {...target, links}));
}

/** Writes a page for each section, and the two small files that all of them load. */
export async function writePrintPages(
  sections: readonly Section[],
  target: Target,
): Promise<void> {
  const [first] = sections;
  if (!first) {
    return;
  }
  const {html} = await readBuilt(first.route, target);
  const folder = path.join(
    target.outDir,
    target.base.slice(target.baseUrl.length),
  );
  await mkdir(folder, {recursive: true});
  for (const name of [STYLE_FILE, SCRIPT_FILE]) {
    await copyFile(
      path.join(__dirname, 'static', name),
      path.join(folder, name),
    );
  }
  for (const section of sections) {
    await writeSection(section, headLinks(html), target);
  }
}
