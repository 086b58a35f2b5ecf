import type {Browser, ElementHandle} from 'playwright-core';
import type {PeerName} from '../args';
import type {Find} from '../relevance';

/** A search in the comparison. */
export type Peer = {
  readonly name: PeerName;
  /** Package and version, or another description. */
  readonly version: string;
  /** Variant of the site with this search. */
  readonly variant: string;
  /** Writes the index after the build. */
  readonly addIndex?: (dir: string) => Promise<void>;
  /** Returns the absolute paths of the index files in a build. */
  readonly indexFiles: (dir: string) => readonly string[];
  /** Selector of a row of results. */
  readonly rows: string;
  /** Selector of the search box, or of the button that opens it. */
  readonly box: string;
  /** Moves the focus into the box. */
  readonly enter: (box: ElementHandle) => Promise<void>;
  /** HTML at the end of pages, for searches without a Docusaurus plugin. */
  readonly inject?: string;
  /** Opens the index of a build. */
  readonly open: (dir: string, browser: Browser) => Find | Promise<Find>;
};
