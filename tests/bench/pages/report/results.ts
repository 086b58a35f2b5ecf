import type {Kind} from '../kinds';
import type {PageFigures} from '../lighthouse/figures';
import type {TapTime} from '../interaction/measureTap';
import type {TapName} from '../sites/types';

/** All that was measured of a site. */
export type SiteResults = {
  readonly version: string;
  readonly pages: Partial<Readonly<Record<Kind, PageFigures>>>;
  readonly taps: Partial<Readonly<Record<TapName, TapTime>>>;
  /** From the first tap on search to the first result, in ms; measured of our sites. */
  readonly searchMs: number | undefined;
};
