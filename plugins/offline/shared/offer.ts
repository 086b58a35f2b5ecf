/** What there is to save of a site, as `offline.json` says it. */
export type Offer = {
  /** Changes with the content of any file of the bundle. */
  readonly version: string;
  /** Name of the bundle, below the base URL. */
  readonly bundle: string;
  /** Pages in the bundle. */
  readonly pages: number;
  /** Size of the bundle. */
  readonly bytes: number;
  /** Size of its files once they are saved. */
  readonly savedBytes: number;
};
