/** A page of the site that has a copy. */
export type Page = {
  /** Path from the origin, with the base URL. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** A line below the title: of a post, its day and its authors. */
  readonly byline?: string;
  /** Day of the last change, or of a post, as in 2024-09-18. */
  readonly updated?: string;
  /** Whether lists leave it out: it is there for who has its address. */
  readonly isUnlisted: boolean;
  /** The Markdown file of the page, from the folder of the site, or its text if it has no file. */
  readonly content: {readonly file: string} | {readonly markdown: string};
};

/** A day of a time in ms or of a date. */
export function dayOf(time: number | Date | undefined): string | undefined {
  return time === undefined
    ? undefined
    : new Date(time).toISOString().slice(0, 10);
}
