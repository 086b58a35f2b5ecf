import {existsSync} from 'node:fs';
import {copyFile, mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {decoded, parse} from './article/dom';
import {readArticle} from './article/readArticle';
import type {Article} from './article/readArticle';
import {SCRIPT_FILE, sectionPage, STYLE_FILE} from './page/sectionPage';
import type {Site} from './page/sectionPage';
import type {Section} from './plan/sections';
import {printBase, printRoute} from './shared/printPageOf';

/** A site of which the style sheets are not read yet, and the folder of its built pages. */
export type Target = Omit<Site, 'links'> & {readonly outDir: string};

const folderOf = (route: string, {outDir, baseUrl}: Target) =>
  path.join(outDir, decoded(route.slice(baseUrl.length)).replace(/\/$/, ''));

/**
 * Reads the built page of an address.
 * @throws Error that names the files if there is none.
 */
async function readBuilt(route: string, target: Target) {
  const folder = folderOf(route, target);
  const files = [path.join(folder, 'index.html'), `${folder}.html`];
  const file = files.find((one) => existsSync(one));
  if (file === undefined) {
    throw new Error(
      `print-sections: no built page at ${files.join(' or ')}. The sidebar lists a page that the build has not written; build the site again from scratch (docusaurus clear).`,
    );
  }
  return {html: await readFile(file, 'utf8'), file};
}

/** Reads the articles of a section, by address. */
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

/** HTML of the `link` elements of the style sheets and the icon that a built page has. */
export async function readLinks(
  route: string,
  target: Target,
): Promise<string> {
  const {html} = await readBuilt(route, target);
  const $ = parse(html.slice(html.indexOf('<head'), html.indexOf('</head>')));
  return $('link[rel=stylesheet], link[rel=icon]')
    .get()
    .map(({attribs: {rel, href}}) =>
      $.html($('<link>').attr({rel: rel!, href: href!})),
    )
    .join('\n');
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
  const folder = folderOf(printBase(target.baseUrl), target);
  await mkdir(folder, {recursive: true});
  for (const name of [STYLE_FILE, SCRIPT_FILE]) {
    const file = path.join(__dirname, 'static', name);
    await copyFile(file, path.join(folder, name));
  }
  const site = {...target, links: await readLinks(first.route, target)};
  for (const section of sections) {
    const at = folderOf(printRoute(section.route, target.baseUrl), target);
    const articles = await readArticles(section, target);
    await mkdir(at, {recursive: true});
    await writeFile(
      path.join(at, 'index.html'),
      sectionPage(section, articles, site),
    );
  }
}
