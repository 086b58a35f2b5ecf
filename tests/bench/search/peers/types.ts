import type {Browser, ElementHandle} from 'playwright-core';
import type {Find} from '../corpus/relevance';

/** How a reader meets a search in the browser. */
export type SearchUi = {
  /** Page to search from, below the origin. */
  readonly path: string;
  /** Selector of a row of results. */
  readonly rows: string;
  /** Selector of what a reader turns to: the box, or the button that opens it. */
  readonly box: string;
  /** Puts the cursor into the box, as a reader does. */
  readonly enter: (box: ElementHandle) => Promise<void>;
  /** HTML that the page gets at its end, where the search has no plugin of its own. */
  readonly inject?: string;
};

/** A search without its user interface. */
export type Engine = {readonly find: Find; readonly close: () => Promise<void>};

/** Files that make up an index, by what they are for. */
export type IndexParts = Readonly<Record<string, readonly string[]>>;

/** A search that is compared. */
export type Peer = {
  readonly name: string;
  /** Package and version, or what else names it. */
  readonly version: string;
  /** Which build of the site it is measured on. */
  readonly variant: string;
  /** Writes the index after the build; returns the seconds that this takes. */
  readonly addIndex?: (dir: string) => number;
  /** Absolute paths of the files of the index; the first part is the complete index. */
  readonly indexParts: (dir: string) => IndexParts;
  /** Pages up to which it is measured; all sizes when left out. */
  readonly maxPages?: number;
  readonly ui: SearchUi;
  readonly openEngine: (dir: string, browser: Browser) => Promise<Engine>;
};
