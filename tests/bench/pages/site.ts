import {SLOW_4G} from '../shared/server/slowLine';
import type {LineSpeed} from '../shared/server/slowLine';

/** Base URL of all sites. */
export const BASE_URL = '/help/';

/** Pages that Lighthouse measures, by kind: paths below the base URL. */
export const PAGES = {
  landing: '',
  guide: 'docs/deploy/rest-api',
  operator: 'docs/operators/cleansing/normalization/normalize',
  catalog: 'docs/operators/',
  News: 'blog',
  search: 'search',
} as const;

/** Kind of pages. */
export type Kind = keyof typeof PAGES;
export const KINDS = Object.keys(PAGES) as Kind[];

/** Moments of gestures, in milliseconds after the first contentful paint. */
export const MOMENTS = {'0.5 s': 500, '3 s': 3_000, '10 s': 10_000} as const;
export type Moment = keyof typeof MOMENTS;
export const MOMENT_NAMES = Object.keys(MOMENTS) as Moment[];

/**
 * Lines between the server and the phone: no delay, Slow 4G, and Slow 4G as
 * applied by Lighthouse to each request.
 */
export const LINES = {
  fast: undefined,
  '4G': {latencyMs: 150, bytesPerMs: (1.6 * 1024) / 8},
  'slow 4G': SLOW_4G,
} satisfies Record<string, LineSpeed | undefined>;
export type Line = keyof typeof LINES;
export const LINE_NAMES = Object.keys(LINES) as Line[];

/** Measured gestures, in table order. */
export const GESTURES = [
  'menu',
  'contents',
  'fold',
  'tab',
  'caret',
  'next page',
  'search',
] as const;
export type GestureName = (typeof GESTURES)[number];

/** A gesture on a page, and its effect. */
export type Gesture = {
  /** Path of the page below the base URL. */
  readonly page: string;
  /** Selectors of the elements to tap, one after another. The time runs from the last tap. */
  readonly taps: readonly [string, ...string[]];
  /** Text to type as soon as a field has the focus. */
  readonly text?: string | undefined;
  /** Selector of elements that appear, or whose number or first text changes. */
  readonly effect: string;
};

/**
 * Creates the gestures of a page from the selectors of the elements to tap, the
 * effect, and a text to type.
 */
export const gestureOn =
  (page: string) =>
  (taps: string | Gesture['taps'], effect: string, text?: string): Gesture => ({
    page,
    taps: typeof taps === 'string' ? [taps] : taps,
    effect,
    text,
  });

/**
 * Names of all sites, in table order. `undeferred` is this site with pages that
 * start at once.
 */
export const SITES = ['ours', 'undeferred', 'starlight', 'vitepress'] as const;
export type SiteName = (typeof SITES)[number];

/** A site that is measured. */
export type Site = {
  readonly name: SiteName;
  /** Package and version, or another description. */
  readonly version: string;
  readonly buildDir: string;
  /** Kinds of pages of the site. */
  readonly kinds: readonly Kind[];
  readonly gestures: Partial<Readonly<Record<GestureName, Gesture>>>;
  /** Builds the site into `buildDir`. */
  readonly build: () => Promise<unknown>;
};
