import {expandPages} from './compactPages';
import {documentsOf} from './searchPage';
import type {IndexFile, SearchDocument} from './types';

/**
 * The documents of an index file with all their fields. `contents` are their
 * texts in order, which the file leaves to the text files.
 */
export function restoreDocuments(
  {documents, index}: IndexFile,
  contents: readonly string[] = [],
): SearchDocument[] {
  return documentsOf(expandPages(documents), index.parentCategories, contents);
}
