/** Text of its own, or how many pieces of the page before to repeat, and from which on. */
export type Part = string | readonly [first: number, count: number];

/** A file of the bundle: a line of JSON. */
export type Entry = {
  /** Path below the base URL, with slashes. */
  readonly path: string;
} & (
  | {readonly text: readonly Part[]}
  /** For what is no text: images and fonts. */
  | {readonly base64: string}
);

/** Whether a file is a page; only these repeat others. */
export const isPage = (path: string): boolean => path.endsWith('.html');

/** The pieces of a page: each begins with a tag. */
export const piecesOf = (page: string): string[] => page.split(/(?=<)/);
