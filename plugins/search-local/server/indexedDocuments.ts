import type {SearchDocument} from '../shared/page';
import {compounds, tokenize} from '../shared/words';
import {buildDocuments} from './buildDocuments';
import type {SitePage} from './buildDocuments';

/** A document as lunr indexes it, with the words of its code at the end of the content. */
export type IndexedDocument = SearchDocument & {
  /** Names of the parameters that the section defines. */
  readonly names: readonly string[];
};

/** Matches terms of code to index: words, but not the digits of data and keys. */
const CODE_TERM = /^[^\d]\D{2,19}$/;

/** Maximum number of indexed terms of a section's code. The rest of a longer listing is mostly data. */
const MAX_CODE_TERMS = 32;

/** Returns the terms of code, each once: words, and whole identifiers. */
const codeTerms = (code: string): string[] => [
  ...new Set(
    compounds(code.replace(/[./]/g, ' '))
      .flatMap(({parts, joined}) => joined ?? parts)
      .filter((term) => CODE_TERM.test(term)),
  ),
];

/**
 * Returns the documents of an index: the sections, with names, and with the terms
 * of code that the text of the section does not have.
 */
export function indexedDocuments(
  pages: readonly SitePage[],
  parentCategories: number,
): IndexedDocument[] {
  const sections = pages.flatMap((page) => page.sections);
  return buildDocuments(pages, parentCategories).map((document, at) => {
    const {content, names, code} = sections[at]!;
    if (!code) {
      return {...document, names};
    }
    const known = new Set(tokenize(content));
    const terms = codeTerms(code).filter((term) => !known.has(term));
    return {
      ...document,
      content: [content, ...terms.slice(0, MAX_CODE_TERMS)].join(' '),
      names,
    };
  });
}
