import {cp, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readOutputHTMLFile} from '@docusaurus/utils';
import {decoded, parse, readArticle} from './readArticle';
import type {Article} from './readArticle';
import {sectionPage} from './sectionPage';
import type {Site} from './sectionPage';
import type {Section} from './sections';
import {printBase, printRoute} from '../shared/printPageOf';

/** A site of which the style sheets are not read yet, and the folder of its built pages. */
export type Target = Omit<Site, 'links'> & {readonly outDir: string};

/**
 * Reads the built page of an address.
 * @throws Error that names the address if there is none.
 */
async function readBuilt(
  route: string,
  {outDir, baseUrl}: Target,
): Promise<string> {
  try {
    const permalink = route.slice(baseUrl.length);
    return String(await readOutputHTMLFile(permalink, outDir, undefined));
  } catch (cause) {
    throw new Error(
      `print-sections: no built page for ${route} in ${outDir}. The sidebar lists a page that the build has not written; build the site again from scratch (docusaurus clear).`,
      {cause},
    );
  }
}

/** Reads the articles of a section, by address. */
export async function readArticles(
  {entries}: Pick<Section, 'entries'>,
  target: Target,
): Promise<Map<string, Article>> {
  const articles = new Map<string, Article>();
  for (const {route, isWritten} of entries) {
    if (route !== undefined && isWritten) {
      articles.set(route, readArticle(await readBuilt(route, target), route));
    }
  }
  return articles;
}

/** HTML of the `link` elements of the style sheets and the icon that a built page has. */
export async function readLinks(
  route: string,
  target: Target,
): Promise<string> {
  const html = await readBuilt(route, target);
  const $ = parse(html.slice(html.indexOf('<head'), html.indexOf('</head>')));
  return $.html($('link[rel=stylesheet], link[rel=icon]'));
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
  // A host looks for the decoded path of an address.
  const folderOf = (route: string) =>
    path.join(target.outDir, decoded(route.slice(target.baseUrl.length)));
  await cp(
    path.join(__dirname, '../static'),
    folderOf(printBase(target.baseUrl)),
    {recursive: true},
  );
  const site = {...target, links: await readLinks(first.route, target)};
  for (const section of sections) {
    const at = folderOf(printRoute(section.route, target.baseUrl));
    const articles = await readArticles(section, target);
    await mkdir(at, {recursive: true});
    await writeFile(
      path.join(at, 'index.html'),
      sectionPage(section, articles, site),
    );
  }
}
