/** A dynamic import, and the module id by which the bundler knows whether it is there. */
export type Load = readonly [load: () => Promise<unknown>, id: unknown];

/** What pages of a kind have in common. */
export type PageKind = {
  /** Name of the script of their component. */
  readonly component: string;
  /** Prop of the component that is loaded for each page. */
  readonly prop: string;
  /** Further attributes of their routes. */
  readonly route: Readonly<Record<string, unknown>>;
};

/**
 * The end of the path of a page, its module, and the name of its script: 1 for
 * a name made from the path, absent if it is the script of the page before it.
 */
export type PageRow = readonly [
  tail: string,
  ...load: Load,
  script?: string | 1,
];

/** Pages of a kind whose paths begin alike. */
export type PageGroup = readonly [
  prefix: string,
  kind: number,
  ...rows: PageRow[],
];

/** A page of the site. */
export type Page = {
  readonly path: string;
  readonly kind: PageKind;
  /** Name of the script that its module is in. */
  readonly script: string;
  readonly load: Load;
};

/** First page of a run within the list of pages, and the one after its last. */
export type Run = readonly [from: number, to: number];
