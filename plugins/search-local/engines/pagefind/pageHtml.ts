import type {SectionRecord} from '../../shared/engine';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);

const pageRoute = ({route}: SectionRecord) => route.split('#')[0]!;

/** A page for Pagefind: its address, and what Pagefind reads. */
export type PagefindPage = {readonly url: string; readonly content: string};

function sectionHtml({route, headings, text}: SectionRecord): string {
  const id = route.split('#')[1];
  const heading = headings.at(-1);
  return [
    ...(heading
      ? [`<h2${id ? ` id="${escaped(id)}"` : ''}>${escaped(heading)}</h2>`]
      : []),
    `<p>${escaped(text)}</p>`,
  ].join('');
}

function pageHtml(sections: readonly SectionRecord[]): string {
  const {id, title, tags, categories, kind, type, isDeprecated, locale} =
    sections[0]!;
  const meta = {id, kind, type, isDeprecated, path: categories.join('\n')};
  const element = (attribute: string, name: string, value: unknown) =>
    `<meta data-pagefind-${attribute}="${name}[content]" content="${escaped(String(value))}">`;
  return [
    `<html lang="${locale}"><head>`,
    ...Object.entries(meta).map(([name, value]) =>
      element('meta', name, value),
    ),
    element('filter', 'kind', kind),
    ...categories.map((label) => element('filter', 'category', label)),
    `</head><body><h1>${escaped(title)}</h1>`,
    ...sections.map(sectionHtml),
    // Tags are found, and stand in no excerpt that has other words.
    ...tags.map((tag) => `<p data-pagefind-weight="3">${escaped(tag)}</p>`),
    '</body></html>',
  ].join('');
}

/** The pages of sections, each with what else the search box shows of it. */
export function pagefindPages(
  sections: readonly SectionRecord[],
): PagefindPage[] {
  const pages = new Map<string, SectionRecord[]>();
  for (const section of sections) {
    const url = pageRoute(section);
    pages.set(url, [...(pages.get(url) ?? []), section]);
  }
  return [...pages].map(([url, own]) => ({url, content: pageHtml(own)}));
}
