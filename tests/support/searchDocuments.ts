import type {SearchDocument} from '../../plugins/search-local/shared/page';

/** A search document with what a test cares about, and sound values for the rest. */
export function searchDocument(
  id: number,
  {title = `Page ${id}`, ...more}: Partial<SearchDocument> = {},
): SearchDocument {
  return {
    id,
    title,
    content: '',
    tags: [],
    sidebarParentCategories: [],
    type: 'docs',
    sectionTitle: title,
    pageTitle: title,
    sectionRoute: `/base/docs/${id}`,
    ...more,
  };
}
