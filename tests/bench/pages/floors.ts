import {ratio} from '../shared/report/floor';
import type {Rule} from '../shared/report/floor';
import {decimal, milliseconds} from '../shared/report/units';
import {COLUMNS} from './lighthouse/figures';
import type {Figure} from './lighthouse/figures';
import {KINDS, LINE_NAMES, MOMENT_NAMES} from './site';
import type {GestureName, Kind, Line, Moment, SiteName} from './site';

/**
 * Name of a measured value of a site: a figure of a page, or the time of a
 * gesture in milliseconds.
 */
export type ValueName =
  | readonly [SiteName, Kind, Figure]
  | readonly [SiteName, GestureName, Line, Moment];

/** Returns a measured value; undefined if it was not measured. */
export type Values = (...name: ValueName) => number | undefined;

type PageFloor = readonly [Figure, 'at least' | 'at most', number];
type GestureFloor = readonly [GestureName, readonly Moment[], number];
type RatioFloor = readonly [GestureName, Line, Moment, SiteName, number];

/** Limits of the figures of each page. */
const PAGE_FLOORS: readonly PageFloor[] = [
  ['performance', 'at least', 97],
  ['accessibility', 'at least', 100],
  ['bestPractices', 'at least', 100],
  ['seo', 'at least', 100],
  ['cls', 'at most', 0.01],
  ['blockingMs', 'at most', 50],
];

/** Maximum ratio of our LCP to Starlight's. */
const LCP_RATIO = 1.2;

const LATER: readonly Moment[] = ['3 s', '10 s'];

/** Limits for the slowest line and moment, in milliseconds. */
const GESTURE_FLOORS: readonly GestureFloor[] = [
  ['menu', MOMENT_NAMES, 150],
  ['contents', MOMENT_NAMES, 150],
  ['fold', MOMENT_NAMES, 150],
  ['tab', ['0.5 s'], 650],
  ['tab', LATER, 150],
  ['caret', ['0.5 s'], 650],
  ['caret', LATER, 150],
];

/** Limits for the ratio to the same time of another site. */
const RATIO_FLOORS: readonly RatioFloor[] = [
  ['search', '4G', '0.5 s', 'undeferred', 1.15],
  ['search', '4G', '3 s', 'undeferred', 1],
  ['next page', '4G', '3 s', 'starlight', 1],
];

/** Creates a rule for the page with the worst value. */
function worstPage(
  rule: Omit<Rule, 'value'>,
  valueOf: (kind: Kind) => number | undefined,
): Rule {
  const [worst] = KINDS.map((kind) => ({kind, value: valueOf(kind)}))
    .filter(({value}) => value !== undefined)
    .sort((a, b) => (rule.atLeast ? 1 : -1) * (a.value! - b.value!));
  return worst
    ? {...rule, what: `${rule.what} (worst: ${worst.kind})`, value: worst.value}
    : {...rule, value: undefined};
}

/** Returns the floors of our pages with the values of one run. */
export const floorsOf = (values: Values): Rule[] => [
  ...PAGE_FLOORS.map(([figure, side, limit]) => {
    const [what, write] = COLUMNS[figure];
    return worstPage(
      {what, limit, atLeast: side === 'at least', write},
      (kind) => values('ours', kind, figure),
    );
  }),
  worstPage(
    {what: "LCP: ratio to Starlight's", limit: LCP_RATIO, write: decimal},
    (kind) =>
      ratio(
        values('ours', kind, 'lcpMs'),
        values('starlight', kind, 'lcpMs') ??
          values('starlight', 'guide', 'lcpMs'),
      ),
  ),
  ...GESTURE_FLOORS.map(([name, moments, limit]) => {
    const times = moments.flatMap((moment) =>
      LINE_NAMES.flatMap((line) => values('ours', name, line, moment) ?? []),
    );
    return {
      what: `${name}, ${moments.join(', ')} after paint, slowest line`,
      limit,
      write: milliseconds,
      value: times.length > 0 ? Math.max(...times) : undefined,
    };
  }),
  ...RATIO_FLOORS.map(([name, line, moment, peer, limit]) => ({
    what: `${name}, ${line}, ${moment} after paint: ratio to ${peer}`,
    limit,
    write: decimal,
    value: ratio(
      values('ours', name, line, moment),
      values(peer, name, line, moment),
    ),
  })),
];
