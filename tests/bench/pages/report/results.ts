import type {Kind} from '../kinds';
import type {PageFigures} from '../lighthouse/figures';
import type {LineName, SearchLine} from '../interaction/lines';
import type {TapTime} from '../interaction/measureTap';
import type {TapName} from '../sites/types';

/** Times of first taps, by tap and line. */
export type TapTimes = Partial<Record<`${TapName}, ${LineName}`, TapTime>>;

/** All that was measured of a site. */
export type SiteResults = {
  readonly version: string;
  readonly pages: Partial<Readonly<Record<Kind, PageFigures>>>;
  readonly taps: Readonly<TapTimes>;
  /** From the first gesture on an idle guide until the framework runs, in ms; measured of this site. */
  readonly startMs?: number | undefined;
  /** From the first tap on search to the first result, in ms, by line; measured of our sites. */
  readonly searchMs: Partial<Readonly<Record<SearchLine, number>>>;
  /** From a click on a link, after a moment on it, to the paint of the next page, in ms. */
  readonly nextPageMs?: number | undefined;
};
