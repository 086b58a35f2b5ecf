import lunr from 'lunr';
import {
  buildDocuments,
  siteContent,
} from '../../../plugins/search-local/server/buildDocuments';
import type {IndexedPage} from '../../../plugins/search-local/server/buildDocuments';

/**
 * The index file as cmfcmf/docusaurus-search-local 2 writes it for the same
 * pages: documents without texts, and what lunr makes of them as JSON.
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
