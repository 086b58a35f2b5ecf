import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createJiti} from 'jiti';

const BASE_URL = '/help/';

/** Address of the category whose pages are the reference; all others are guides. */
const REFERENCE = `${BASE_URL}docs/operators/`;

/** Number from which no category is too large for one book. */
const ALL = Number.MAX_SAFE_INTEGER;

/** An address without a slash at its end. */
const bare = (route = '') => route.replace(/\/$/, '');

/** The category at an address, or undefined. */
function categoryAt(items, route) {
  for (const item of items) {
    const found =
      item.items && bare(item.route) === bare(route)
        ? item
        : categoryAt(item.items ?? [], route);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** What a name of a book stands for: `reference`, `guides`, or the address of a category. */
export function contentOf(trees, name) {
  if (name === 'guides') {
    const items = trees.filter(({route}) => route !== REFERENCE);
    return {
      title: 'Guides',
      route: `${BASE_URL}docs/intro`,
      isWritten: false,
      items,
    };
  }
  const route =
    name === 'reference' ? REFERENCE : BASE_URL + name.replace(/^\//, '');
  const category = categoryAt(trees, route);
  if (!category) {
    throw new Error(
      `There is no category at ${route}. Give "reference", "guides", or an address such as /docs/operators/cleansing/.`,
    );
  }
  return name === 'reference'
    ? {...category, title: 'Reference of operators'}
    : category;
}

/**
 * The HTML of a book, of pages of the built site as the plugin print-sections
 * joins them, but without a limit. `sources` is the HTML of the articles before
 * they were joined.
 */
export async function bookOf({root, buildDir, name}) {
  const jiti = createJiti(import.meta.url);
  const plugin = path.join(root, 'plugins', 'print-sections');
  const load = (file) => jiti.import(path.join(plugin, file));
  const {countOf, sectionsOf} = await load('server/sections.ts');
  const {sectionPage} = await load('server/sectionPage.ts');
  const {TEXTS, textsOf} = await load('shared/texts.ts');
  const {readArticles, readLinks} = await load('server/writePrintPages.ts');

  const file = path.join(root, '.docusaurus/print-sections/default/book.json');
  const {site: settings, trees} = JSON.parse(readFileSync(file, 'utf8'));
  const [section] = sectionsOf([contentOf(trees, name)], ALL);
  const target = {...settings, outDir: buildDir, text: textsOf(TEXTS)};
  const articles = await readArticles(section, target);
  const sources = [...articles.values()].map(({$}) => $.html());
  const site = {...target, links: await readLinks(section.route, target)};
  return {
    sources,
    title: section.title,
    fileName: section.title.toLowerCase().replaceAll(/\W+/g, '-'),
    count: countOf(section.entries),
    html: sectionPage(section, articles, site, 1),
  };
}
