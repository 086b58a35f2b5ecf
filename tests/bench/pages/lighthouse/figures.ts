import * as units from '../../shared/report/units';
import type {Unit} from '../../shared/report/units';

/**
 * Columns of the report by name of the figure: heading and unit. Bytes are
 * transferred bytes, including headers, of a page without gestures.
 */
export const COLUMNS = {
  performance: ['performance', units.whole],
  accessibility: ['accessibility', units.whole],
  bestPractices: ['best practices', units.whole],
  seo: ['SEO', units.whole],
  lcpMs: ['LCP', units.milliseconds],
  cls: ['CLS', units.thousandths],
  blockingMs: ['blocking', units.milliseconds],
  bytes: ['in all', units.kibibytes],
  aheadBytes: ['ahead', units.kibibytes],
  scriptBytes: ['JavaScript', units.kibibytes],
} as const satisfies Readonly<Record<string, readonly [string, Unit]>>;

/** Name of a figure. */
export type Figure = keyof typeof COLUMNS;

/** Figures of a page in one run. */
export type PageFigures = Readonly<Record<Figure, number>>;

type Request = {
  readonly transferSize?: number;
  readonly resourceType?: string;
  readonly priority?: string;
};

type Audit = {
  readonly numericValue?: number;
  readonly details?: {readonly items?: readonly Request[]};
};

/** The parts of a Lighthouse report that the benchmark uses. */
export type LighthouseReport = {
  readonly runtimeError?: {readonly message: string};
  readonly categories: Readonly<
    Record<string, {readonly score: number | null}>
  >;
  readonly audits: Readonly<Record<string, Audit>>;
};

/** Priority of prefetch requests, which a later gesture or page needs. */
const AHEAD = 'VeryLow';

/**
 * Reads the figures of a report.
 * @throws Error with Lighthouse's message when the page could not be measured.
 */
export function figuresOf(report: LighthouseReport): PageFigures {
  if (report.runtimeError) {
    throw new Error(report.runtimeError.message);
  }
  const {categories, audits} = report;
  const score = (name: string) =>
    Math.round((categories[name]?.score ?? NaN) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const isAhead = ({priority}: Request) => priority === AHEAD;
  const bytesOf = (isCounted: (request: Request) => boolean) =>
    requests
      .filter(isCounted)
      .reduce((sum, {transferSize = 0}) => sum + transferSize, 0);
  const bytesOfType = (type: string) =>
    bytesOf((request) => request.resourceType === type && !isAhead(request));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    blockingMs: value('total-blocking-time'),
    bytes: bytesOf((request) => !isAhead(request)),
    aheadBytes: bytesOf(isAhead),
    scriptBytes: bytesOfType('Script'),
  };
}
