/** A section of a page that Pagefind has found. */
export type PagefindSection = {
  readonly title: string;
  readonly url: string;
  /** HTML: the text with `mark`. */
  readonly excerpt: string;
  /** Missing for what stands before the first heading. */
  readonly anchor?: object;
  readonly weighted_locations: readonly {readonly balanced_score: number}[];
};

/** A page that Pagefind has found; `meta` is what `pageHtml` wrote. */
export type PagefindData = {
  readonly url: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly excerpt: string;
  readonly sub_results: readonly PagefindSection[];
};

/** The parts of `pagefind.js` that are used. */
export type PagefindModule = {
  readonly options: (options: {
    readonly baseUrl: string;
    readonly excerptLength: number;
  }) => Promise<void>;
  readonly init: () => Promise<void>;
  readonly search: (
    query: string,
    options: {readonly filters: Readonly<Record<string, string>>},
  ) => Promise<{
    readonly results: readonly {
      readonly score: number;
      readonly data: () => Promise<PagefindData>;
    }[];
  }>;
};
