import {median} from '../../shared/stats';

/** What Lighthouse says of a page, of one run or as medians. */
export type PageFigures = {
  /** Scores from 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpMs: number;
  readonly cls: number;
  /** Total blocking time. */
  readonly tbtMs: number;
  /** Bytes as sent, with headers, until the page is at rest, without those loaded ahead; nothing was touched. */
  readonly bytes: number;
  /** Bytes of what an idle page loads ahead of need. */
  readonly aheadBytes: number;
  readonly scriptBytes: number;
  readonly styleBytes: number;
  readonly fontBytes: number;
};

type Request = {
  readonly transferSize?: number;
  readonly resourceType?: string;
  readonly priority?: string;
};

/** The priority at which browsers load what a later gesture or page needs. */
const AHEAD = 'VeryLow';

/** The parts of Lighthouse's report that are read. */
export type LighthouseReport = {
  readonly runtimeError?: {readonly message: string};
  readonly categories: Readonly<
    Record<string, {readonly score: number | null}>
  >;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly numericValue?: number;
        readonly score?: number | null;
        readonly details?: {readonly items?: readonly unknown[]};
      }
    >
  >;
};

/**
 * The figures of a report.
 * @throws Error with Lighthouse's own words when the page could not be measured.
 */
export function figuresOf(report: LighthouseReport): PageFigures {
  if (report.runtimeError) {
    throw new Error(report.runtimeError.message);
  }
  const {categories, audits} = report;
  const score = (name: string) =>
    Math.round((categories[name]?.score ?? NaN) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  const all = (audits['network-requests']?.details?.items ??
    []) as readonly Request[];
  const requests = all.filter(({priority}) => priority !== AHEAD);
  const bytesOf = (...types: readonly string[]) =>
    requests
      .filter(
        ({resourceType = ''}) =>
          types.length === 0 || types.includes(resourceType),
      )
      .reduce((sum, {transferSize = 0}) => sum + transferSize, 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
    bytes: bytesOf(),
    aheadBytes: all
      .filter(({priority}) => priority === AHEAD)
      .reduce((sum, {transferSize = 0}) => sum + transferSize, 0),
    scriptBytes: bytesOf('Script'),
    styleBytes: bytesOf('Stylesheet'),
    fontBytes: bytesOf('Font'),
  };
}

/** Each figure by the median of the runs. */
export function medianFigures(runs: readonly PageFigures[]): PageFigures {
  const names = Object.keys(runs[0]!) as (keyof PageFigures)[];
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => run[name]))]),
  ) as PageFigures;
}
