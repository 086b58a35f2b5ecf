import type {SiteName} from '../args';
import type {Kind} from '../kinds';

/** What a tap on a page does that a reader can see. */
export type Tap = {
  /** Kind of the page that is tapped. */
  readonly kind: Kind;
  /** Selector of what is tapped. */
  readonly target: string;
  /** Selector of what is there, visible, when the tap is carried out. */
  readonly effect: string;
};

/** Names of the taps that are measured. */
export const TAP_NAMES = ['menu', 'contents', 'fold', 'tab'] as const;

/** Name of a tap. */
export type TapName = (typeof TAP_NAMES)[number];

/** A site that is measured. */
export type Site = {
  readonly name: SiteName;
  /** Package and version, or what else names it. */
  readonly version: string;
  /** Folder that it is built to. */
  readonly buildDir: string;
  /** Kinds of pages that it has. */
  readonly kinds: readonly Kind[];
  /** Whether its search is this project's. */
  readonly hasSearchOfOurs: boolean;
  readonly taps: Partial<Readonly<Record<TapName, Tap>>>;
  /** Builds the site into `buildDir`. */
  readonly build: () => Promise<void>;
};
