import type {IndexedPage} from '../../../../plugins/search-local/server/buildDocuments';
import type {Section} from '../../../../plugins/search-local/server/extract/section';

/** Part of the routes that the site adds itself. */
const DOCS_ROUTE = '/help/docs/';

/** Text that Markdown leaves as it is. */
function escaped(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]()<>#+\-.!|~:&$]/g, '\\$&');
}

/** Path of a page's file below docs/, without extension. */
export function filePath({page}: IndexedPage): string {
  return page.route.slice(DOCS_ROUTE.length).replace(/(^|\/)$/, '$1index');
}

function sectionMarkdown(section: Section): string {
  const {title, content} = section;
  return [...(title ? [`## ${escaped(title)}`] : []), escaped(content)]
    .filter(Boolean)
    .join('\n\n');
}

function linkList(
  links: readonly string[],
  titles: ReadonlyMap<string, string>,
): string {
  return links
    .filter((route) => titles.has(route))
    .map(
      (route) =>
        `- [${escaped(titles.get(route)!)}](${route.replace('/help', '')})`,
    )
    .join('\n');
}

/** Source of a page as plain Markdown, its links by the titles of the pages. */
export function pageMarkdown(
  page: IndexedPage,
  titles: ReadonlyMap<string, string>,
): string {
  const slug = page.page.route.slice(DOCS_ROUTE.length - 1);
  const matter = [
    '---',
    `title: ${JSON.stringify(page.title)}`,
    `slug: ${JSON.stringify(slug)}`,
    ...(page.page.tags.length > 0
      ? [`keywords: ${JSON.stringify(page.page.tags)}`]
      : []),
    '---',
  ].join('\n');
  const links = linkList(page.links ?? [], titles);
  const sections = page.sections
    .map((section) =>
      section.id === 'see-also' && links
        ? `## ${escaped(section.title)}\n\n${links}`
        : sectionMarkdown(section),
    )
    .filter(Boolean);
  return [matter, ...sections, ''].join('\n\n');
}
