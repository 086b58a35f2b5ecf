import {buildDocuments} from '../../plugins/search-local/server/buildDocuments';
import {expandPages} from '../../plugins/search-local/shared/compactPages';
import type {
  IndexFile,
  SearchDocument,
} from '../../plugins/search-local/shared/types';

/**
 * The documents of an index file with all their fields. `contents` are their
 * texts in order, which the file leaves to the text files.
 */
export function restoreDocuments(
  {documents, index}: IndexFile,
  contents: readonly string[] = [],
): SearchDocument[] {
  return buildDocuments(
    {pages: expandPages(documents), texts: contents},
    index.parentCategories,
  );
}
