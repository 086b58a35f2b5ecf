import type {ResultKind} from './answer';
import {sectionRoute} from './page';
import type {DocumentType, SearchDocument} from './document';

/** A section as the index file keeps it. */
export type SearchSection = {
  readonly title: string;
  /** Id of its heading; undefined for what stands before the first heading. */
  readonly anchor?: string;
};

/** A page as the index file keeps it; its sections are the documents of the index. */
export type SearchPage = {
  /** Path from the origin, with base URL. */
  readonly route: string;
  readonly title: string;
  readonly type: DocumentType;
  readonly kind: ResultKind;
  readonly isDeprecated: boolean;
  readonly tags: readonly string[];
  /** Labels of all sidebar categories above the page, outermost first. */
  readonly categories: readonly string[];
  /** At least one: the page's beginning, with the title of the page. */
  readonly sections: readonly SearchSection[];
};

/** The labels of categories that are searched: the innermost `levels`. */
export function searchedCategories(
  {categories}: Pick<SearchPage, 'categories'>,
  levels: number,
): readonly string[] {
  return levels > 0 ? categories.slice(-levels) : [];
}

/**
 * The documents of the index, numbered from 0 in the order of pages.
 * `contents` are their texts; without them they are empty.
 */
export function documentsOf(
  pages: readonly SearchPage[],
  parentCategories: number,
  contents: readonly string[] = [],
): SearchDocument[] {
  return pages
    .flatMap((page) =>
      page.sections.map(({title, anchor}) => ({
        title,
        tags: anchor === undefined ? page.tags : [],
        sidebarParentCategories: searchedCategories(page, parentCategories),
        type: page.type,
        sectionTitle: title,
        pageTitle: page.title,
        sectionRoute: sectionRoute(page.route, anchor),
      })),
    )
    .map((document, id) => ({id, ...document, content: contents[id] ?? ''}));
}
