import {buildDocuments} from '../../plugins/search-local/server/buildDocuments';
import {expandPages} from '../../plugins/search-local/shared/compactPages';
import {
  decodeLines,
  joinLines,
} from '../../plugins/search-local/shared/textLines';
import type {SearchDocument} from '../../plugins/search-local/shared/page';
import type {
  IndexFile,
  TextFile,
} from '../../plugins/search-local/shared/types';

/**
 * Restores the documents of an index file with all their fields. Texts and tags
 * are in the text files, one file per page.
 */
export function restoreDocuments(
  {documents, index}: IndexFile,
  files: readonly TextFile[] = [],
): SearchDocument[] {
  return buildDocuments(
    expandPages(documents).map((page, at) => ({
      ...page,
      tags: files[at]?.tags ?? [],

      sections: page.sections.map((section, number) => ({
        ...section,
        content: joinLines(decodeLines(files[at]?.texts[number] ?? '')),
        lines: [],
        names: [],
        aliases: [],
        code: '',
      })),
    })),
    index.parentCategories,
  );
}
