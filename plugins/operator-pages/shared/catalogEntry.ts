/** An operator in the catalog. */
export type CatalogEntry = {
  readonly title: string;
  /** Path of its page from the origin of the site. */
  readonly href: string;
  /** Description in one sentence. */
  readonly text: string;
  /** Categories above it, outermost first. */
  readonly path: readonly string[];
  /** Label of its kind. */
  readonly kind: string;
  /** Keywords and aliases. The text filter searches them; the list does not show them. */
  readonly tags: readonly string[];
  readonly deprecated: boolean;
  /** True if readers can try other settings on its page. */
  readonly live: boolean;
};
