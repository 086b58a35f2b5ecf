import {SLOW_4G} from '../../shared/server/slowLine';
import type {LineSpeed} from '../../shared/server/slowLine';

/** Lines on which first taps are measured, as soon as the page is at rest. */
export const LINES = {
  'fast line': undefined,
  '150 ms, 1.6 Mbit/s': {latencyMs: 150, bytesPerMs: (1.6 * 1024) / 8},
  '562 ms, 1.5 Mbit/s': SLOW_4G,
} satisfies Record<string, LineSpeed | undefined>;

/** Name of a line. */
export type LineName = keyof typeof LINES;

/** Lines on which the first search is measured: round trips of Slow 4G, and as Lighthouse slows down each request. */
export const SEARCH_LINES = [
  '150 ms, 1.6 Mbit/s',
  '562 ms, 1.5 Mbit/s',
] as const satisfies readonly LineName[];

/** Name of a line on which the first search is measured. */
export type SearchLine = (typeof SEARCH_LINES)[number];

/** Line on which the next page is opened. */
export const NEXT_PAGE_LINE = '150 ms, 1.6 Mbit/s' satisfies LineName;

/** Names of all lines. */
export const LINE_NAMES = Object.keys(LINES) as LineName[];
