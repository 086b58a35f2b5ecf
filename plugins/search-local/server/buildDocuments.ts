import type {StoredPage, StoredSection} from '../shared/compactPages';
import {sectionRoute} from '../shared/page';
import type {SearchDocument} from '../shared/page';
import type {Section} from './extract/section';
import type {PageRef} from './pages';

/** Markup of Markdown. The first group is the text that remains. */
const MARKS: readonly RegExp[] = [
  /!?\[([^\]]*)\]\([^)]*\)/g,
  /`+([^`]+)`+/g,
  /\*\*(?=\S)(.+?)(?<=\S)\*\*/g,
  /(?<![\p{L}\p{N}*])\*(?=[^\s*])(.+?)(?<=[^\s*])\*(?![\p{L}\p{N}*])/gu,
  /(?<![\p{L}\p{N}_])_(?=[^\s_])(.+?)(?<=[^\s_])_(?![\p{L}\p{N}_])/gu,
];

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&nbsp;': ' ',
  // Last, because its replacement can start another entity.
  '&amp;': '&',
};

/** Removes Markdown and entities from a title or label, because Docusaurus keeps them in front matter and sidebars. */
export function plainLabel(label: string): string {
  const unmarked = MARKS.reduce(
    (text, mark) => text.replace(mark, '$1'),
    label,
  );
  return Object.entries(ENTITIES)
    .reduce((text, [entity, sign]) => text.replaceAll(entity, sign), unmarked)
    .trim();
}

/** A page with the sections found in it. */
export type IndexedPage = {
  readonly page: PageRef;
  readonly title: string;
  readonly sections: readonly Section[];
  /** Paths of the pages that its text links to, each once. */
  readonly links?: readonly string[];
};

/** A section with its content. */
export type SiteSection = StoredSection &
  Readonly<
    Required<Pick<Section, 'content' | 'lines' | 'names' | 'code' | 'aliases'>>
  >;

/** A page with its content. */
export type SitePage = Omit<StoredPage, 'sections'> & {
  /** Tags and keywords. */
  readonly tags: readonly string[];
  readonly description?: string;
  readonly sections: readonly SiteSection[];
  /** Number of other pages that link to the page. Absent in the first tier. */
  readonly inLinks?: number | undefined;
};

/** Returns the sections to index: the first one, and others that are not empty. */
function kept(sections: readonly Section[]): Section[] {
  return sections.filter(
    (section, position) =>
      position === 0 || section.title || section.content || section.code,
  );
}

/** Counts the pages that link to each route, without the slash at its end. */
function countLinks(pages: readonly IndexedPage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const link of pages.flatMap(({links}) => links ?? [])) {
    const route = withoutSlash(link);
    counts.set(route, (counts.get(route) ?? 0) + 1);
  }
  return counts;
}

const withoutSlash = (route: string) => route.replace(/\/$/, '');

/** Converts pages to the content of the index, in their order. */
export function siteContent(pages: readonly IndexedPage[]): SitePage[] {
  const counts = countLinks(pages);
  return pages.map(({page, sections, title: written}) => {
    const title = plainLabel(written);
    return {
      route: page.route,
      title,
      type: page.type,
      kind: page.kind,
      isDeprecated: page.isDeprecated,
      ...(page.isList && {isList: true}),
      ...(page.hasMessages && {hasMessages: true}),
      tags: page.tags.map(plainLabel),
      ...(page.description && {description: plainLabel(page.description)}),
      categories: page.categories.map(plainLabel),
      sections: kept(sections).map(
        ({content, lines, names, code, aliases, ...section}, position) => ({
          ...(position === 0
            ? {title}
            : {title: section.title, anchor: section.id ?? ''}),
          content,
          lines: lines ?? [{text: content, isProse: true, term: ''}],
          names: names ?? [],
          code: code ?? '',
          aliases: [
            ...(aliases ?? []),
            ...(page.aliases ?? [])
              .filter((alias) => alias.section === section.id)
              .map(({phrase}) => phrase),
          ],
        }),
      ),
      inLinks: counts.get(withoutSlash(page.route)) ?? 0,
    };
  });
}

/** Creates the documents of lunr, one for each section, with ids from 0. */
export function buildDocuments(
  pages: readonly SitePage[],
  parentCategories: number,
): SearchDocument[] {
  return pages
    .flatMap((page) =>
      page.sections.map(({title, anchor, content, aliases}) => ({
        title,
        content,
        tags: [...(anchor === undefined ? page.tags : []), ...aliases],
        sidebarParentCategories:
          parentCategories > 0 ? page.categories.slice(-parentCategories) : [],
        type: page.type,
        sectionTitle: title,
        pageTitle: page.title,
        sectionRoute: sectionRoute(page.route, anchor),
      })),
    )
    .map((document, id) => ({id, ...document}));
}
