/** Where a document comes from: the docs plugin, the blog plugin, or any other page. */
export type DocumentType = 'docs' | 'blog' | 'other';

/** A section of a page: the beginning of the page, or a heading and the text up to the next one. */
export type SearchDocument = {
  /** Position in the index file, from 0; unique within one locale. */
  readonly id: number;
  /** Text of the heading that opens the section; the page title for the first one. */
  readonly title: string;
  /** Plain text of the section, without its heading and code blocks. */
  readonly content: string;
  /** Tags and keywords of the page; empty on all but the page's first section. */
  readonly tags: readonly string[];
  /** Labels of the sidebar categories above the page, outermost first. */
  readonly sidebarParentCategories: readonly string[];
  readonly type: DocumentType;
  /** Same as `title`; kept apart so that a row can show both titles. */
  readonly sectionTitle: string;
  readonly pageTitle: string;
  /** Path from the origin, with base URL, and `#hash` for all but the first section. */
  readonly sectionRoute: string;
};

/** CSS selector of the element that holds a page's own text, per kind of page. */
export const ROOT_SELECTORS: Readonly<Record<DocumentType, string>> = {
  docs: '.theme-doc-markdown',
  blog: '#__blog-post-container',
  other: 'main',
};

/** Heading elements that open a section if they have an id. */
export const SECTION_HEADINGS: ReadonlySet<string> = new Set([
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);

/** Route of a section: the page's route, and the heading's id where it has one. */
export function sectionRoute(pageRoute: string, headingId?: string): string {
  return headingId ? `${pageRoute}#${headingId}` : pageRoute;
}
