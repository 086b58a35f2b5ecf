import {sectionRoute} from '../shared/page';
import type {SearchDocument} from '../shared/types';
import type {Section} from './extract/section';
import type {PageRef} from './pages';

/** A page with the sections found in it. */
export type IndexedPage = {
  readonly page: PageRef;
  readonly title: string;
  readonly sections: readonly Section[];
};

/**
 * One search document a section, numbered from 0 in the order given.
 * A section without heading text and content is left out, unless it opens a page.
 */
export function buildDocuments(
  pages: readonly IndexedPage[],
  parentCategories: number,
): SearchDocument[] {
  return pages
    .flatMap(({page, title, sections}) =>
      sections
        .filter((section, at) => at === 0 || section.title || section.content)
        .map((section) => {
          const isPage = section.id === undefined;
          const sectionTitle = isPage ? title : section.title;
          return {
            title: sectionTitle,
            content: section.content,
            tags: isPage ? page.tags : [],
            sidebarParentCategories:
              parentCategories > 0
                ? page.categories.slice(-parentCategories)
                : [],
            type: page.type,
            sectionTitle,
            pageTitle: title,
            sectionRoute: sectionRoute(page.route, section.id),
          };
        }),
    )
    .map((document, id) => ({id, ...document}));
}
