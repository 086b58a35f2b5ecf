/** Origin of a document: the docs plugin, the blog plugin, or another plugin. */
export type DocumentType = 'docs' | 'blog' | 'other';

/** A section of a page: the beginning of the page, or a heading and the text up to the next one. */
export type SearchDocument = {
  /** Position in the index file, from 0. Unique within a locale. */
  readonly id: number;
  /** Heading of the section, or the page title for the first section. */
  readonly title: string;
  /** Plain text of the section, without its heading and code blocks. */
  readonly content: string;
  /** Tags and keywords of the page in its first section, and aliases of the section. */
  readonly tags: readonly string[];
  /** Labels of the sidebar categories above the page, outermost first. */
  readonly sidebarParentCategories: readonly string[];
  readonly type: DocumentType;
  /** Same as `title`, as the specification names it. */
  readonly sectionTitle: string;
  readonly pageTitle: string;
  /** Path from the origin, with `#hash` except for the first section. */
  readonly sectionRoute: string;
};

/** CSS selector of the element with the text of a page, by type. */
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

/** Returns the route of a section from the route of its page and the id of its heading. */
export function sectionRoute(pageRoute: string, headingId?: string): string {
  return headingId ? `${pageRoute}#${headingId}` : pageRoute;
}
