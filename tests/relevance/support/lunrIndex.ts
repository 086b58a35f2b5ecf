import lunr from 'lunr';
import {
  buildDocuments,
  siteContent,
} from '../../../plugins/search-local/server/buildDocuments';
import type {IndexedPage} from '../../../plugins/search-local/server/buildDocuments';

/**
 * Index file for the same pages in the format of cmfcmf/docusaurus-search-local
 * 2: documents without texts, and the lunr index as JSON.
 */
export function lunrIndexJson(pages: readonly IndexedPage[]): string {
  const documents = buildDocuments(siteContent(pages), 0);
  const index = lunr(function build(this: lunr.Builder) {
    this.ref('id');
    this.field('title');
    this.field('content');
    this.field('tags');
    this.field('sidebarParentCategories');
    documents.forEach((document) => this.add(document));
  });
  return JSON.stringify({
    documents: documents.map((document) => ({
      id: document.id,
      pageTitle: document.pageTitle,
      sectionTitle: document.sectionTitle,
      sectionRoute: document.sectionRoute,
      type: document.type,
    })),
    index: index.toJSON(),
  });
}
