import type {DocumentType} from './document';

/** CSS selector of the element that holds a page's own text, per kind of page. */
export const ROOT_SELECTORS: Readonly<Record<DocumentType, string>> = {
  docs: '.theme-doc-markdown',
  blog: '#__blog-post-container',
  other: 'main',
};

/** Heading elements that open a section of their own. */
export const SECTION_HEADINGS: ReadonlySet<string> = new Set(['h2', 'h3']);

/** Route of a section: the page's route, and the heading's id where it has one. */
export function sectionRoute(pageRoute: string, headingId?: string): string {
  return headingId ? `${pageRoute}#${headingId}` : pageRoute;
}
