import {sectionRoute} from '../shared/page';
import type {TaggedPage} from '../shared/searchPage';
import type {ResultKind} from '../shared/answer';
import type {DocumentType, SearchDocument} from '../shared/types';
import type {Section} from './extract/section';
import type {PageRef} from './pages';
import {plainLabel} from './plainLabel';

/** A page with the sections found in it. */
export type IndexedPage = {
  readonly page: PageRef;
  readonly title: string;
  readonly sections: readonly Section[];
  /** Paths of the pages that its text links to, each once. */
  readonly links?: readonly string[];
};

/** What is indexed of a site: its pages, and what their sections say. */
export type SiteContent = {
  readonly pages: readonly TaggedPage[];
  /** Text of each section, over all pages. */
  readonly texts: readonly string[];
  /** Names that each section defines, over all pages. */
  readonly names: readonly (readonly string[])[];
  /** Code blocks of each section, over all pages. */
  readonly code: readonly string[];
  /** How many other pages link to each page. */
  readonly inLinks: readonly number[];
};

const KINDS: Readonly<Record<DocumentType, ResultKind>> = {
  docs: 'guide',
  blog: 'post',
  other: 'page',
};

/** Sections that are indexed: the beginning, and each that says something. */
function kept(sections: readonly Section[]): Section[] {
  return sections.filter(
    (section, at) =>
      at === 0 || section.title || section.content || section.code,
  );
}

/** How many pages link to each route, whether it ends in a slash or not. */
function countLinks(pages: readonly IndexedPage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const link of pages.flatMap(({links}) => links ?? [])) {
    const route = withoutSlash(link);
    counts.set(route, (counts.get(route) ?? 0) + 1);
  }
  return counts;
}

const withoutSlash = (route: string) => route.replace(/\/$/, '');

/** What is indexed of pages, in the order given. */
export function siteContent(pages: readonly IndexedPage[]): SiteContent {
  const all = pages.map((each) => ({
    ...each,
    title: plainLabel(each.title),
    sections: kept(each.sections),
  }));
  const sections = all.flatMap((each) => each.sections);
  const counts = countLinks(pages);
  return {
    pages: all.map(({page, title, sections: own}) => ({
      route: page.route,
      title,
      type: page.type,
      kind: page.isReference ? 'reference' : KINDS[page.type],
      isDeprecated: page.isDeprecated,
      tags: page.tags.map(plainLabel),
      categories: page.categories.map(plainLabel),
      sections: own.map((section, at) =>
        at === 0 ? {title} : {title: section.title, anchor: section.id ?? ''},
      ),
    })),
    texts: sections.map(({content}) => content),
    names: sections.map(({names}) => names ?? []),
    code: sections.map(({code}) => code ?? ''),
    inLinks: pages.map(({page}) => counts.get(withoutSlash(page.route)) ?? 0),
  };
}

/** One search document a section, with its text, numbered from 0; without texts, all are empty. */
export function buildDocuments(
  {pages, texts}: Pick<SiteContent, 'pages' | 'texts'>,
  parentCategories: number,
): SearchDocument[] {
  return pages
    .flatMap((page) =>
      page.sections.map(({title, anchor}) => ({
        title,
        tags: anchor === undefined ? page.tags : [],
        sidebarParentCategories:
          parentCategories > 0 ? page.categories.slice(-parentCategories) : [],
        type: page.type,
        sectionTitle: title,
        pageTitle: page.title,
        sectionRoute: sectionRoute(page.route, anchor),
      })),
    )
    .map((document, id) => ({id, ...document, content: texts[id] ?? ''}));
}
