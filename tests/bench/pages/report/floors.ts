import type {SiteName} from '../args';
import {KINDS} from '../kinds';
import type {Kind} from '../kinds';
import type {PageFigures} from '../lighthouse/figures';
import {floor, ratio} from '../../shared/report/floor';
import type {Floor, Rule} from '../../shared/report/floor';
import {
  decimal,
  kibibytes,
  milliseconds,
  whole,
} from '../../shared/report/units';
import {LINE_NAMES, NEXT_PAGE_LINE, SEARCH_LINES} from '../interaction/lines';
import type {TapTime} from '../interaction/measureTap';
import {TAP_NAMES} from '../sites/types';
import type {TapName} from '../sites/types';
import type {SiteResults} from './results';

/** Results by the name of the site; sites that were left out are absent. */
export type Results = Partial<Readonly<Record<SiteName, SiteResults>>>;

type OfPage = Omit<Rule, 'value'> & {
  readonly read: (page: PageFigures) => number;
};

const thousandths = (value: number | undefined) => value?.toFixed(3) ?? '-';

/** What each page must reach alone. */
const ALONE: readonly OfPage[] = [
  {
    what: 'performance',
    limit: 99,
    atLeast: true,
    write: whole,
    read: (page) => page.performance,
  },
  {
    what: 'accessibility',
    limit: 100,
    atLeast: true,
    write: whole,
    read: (page) => page.accessibility,
  },
  {
    what: 'best practices',
    limit: 100,
    atLeast: true,
    write: whole,
    read: (page) => page.bestPractices,
  },
  {
    what: 'SEO',
    limit: 100,
    atLeast: true,
    write: whole,
    read: (page) => page.seo,
  },
  {what: 'CLS', limit: 0.01, write: thousandths, read: ({cls}) => cls},
  {
    what: 'blocking time',
    limit: 50,
    write: milliseconds,
    read: ({tbtMs}) => tbtMs,
  },
];

/** What each page must reach against Starlight's of the same run. */
const AGAINST: readonly OfPage[] = [
  {
    what: "LCP: ratio to Starlight's",
    limit: 1.15,
    write: decimal,
    read: ({lcpMs}) => lcpMs,
  },
  {
    what: "JavaScript before the first interaction: ratio to Starlight's",
    limit: 1,
    write: decimal,
    read: ({scriptBytes}) => scriptBytes,
  },
];

/** A rule for the kind of page whose value is the worst. */
function worst(
  {what, limit, atLeast = false, write}: OfPage,
  valueOf: (kind: Kind) => number | undefined,
): Rule {
  const [first] = KINDS.flatMap((kind) => {
    const value = valueOf(kind);
    return value === undefined ? [] : [{kind, value}];
  }).sort((a, b) => (atLeast ? a.value - b.value : b.value - a.value));
  return {
    what: first ? `${what} (worst: ${first.kind})` : what,
    limit,
    atLeast,
    write,
    value: first?.value,
  };
}

/** The worst time of a tap on any line. */
function worstTap(
  {taps}: SiteResults,
  name: TapName,
  read: (time: TapTime) => number,
): number | undefined {
  const times = LINE_NAMES.flatMap((line) => taps[`${name}, ${line}`] ?? []);
  return times.length === 0 ? undefined : Math.max(...times.map(read));
}

/** What our pages must reach, alone and against the others of the same run. */
export function floorsOf(results: Results): Floor[] {
  const {ours, starlight} = results;
  const plain = results['ours, not deferred'];
  if (!ours) {
    return [];
  }
  const ofPeer = (kind: Kind) =>
    starlight?.pages[kind] ?? starlight?.pages.guide;
  const rules: readonly Rule[] = [
    ...ALONE.map((rule) =>
      worst(rule, (kind) => ours.pages[kind] && rule.read(ours.pages[kind])),
    ),
    ...AGAINST.map((rule) =>
      worst(rule, (kind) => {
        const [own, other] = [ours.pages[kind], ofPeer(kind)];
        return own && other && ratio(rule.read(own), rule.read(other));
      }),
    ),
    {
      what: 'bytes before a gesture, guide, without what an idle page loads ahead',
      limit: 80 * 1024,
      value: ours.pages.guide?.bytes,
      write: kibibytes,
    },
    ...TAP_NAMES.flatMap((name) => [
      {
        what: `first tap, ${name}: interaction to next paint, 4x slowdown`,
        limit: 200,
        value: worstTap(ours, name, ({paintMs}) => paintMs),
        write: milliseconds,
      },
      {
        what: `first tap, ${name}: to its effect, 4x slowdown, slowest line`,
        limit: 150,
        value: worstTap(ours, name, ({effectMs}) => effectMs),
        write: milliseconds,
      },
    ]),
    {
      what: 'first gesture on an idle guide to a started page, 4x slowdown',
      limit: 600,
      value: ours.startMs,
      write: milliseconds,
    },
    ...SEARCH_LINES.map((line) => ({
      what: `first tap on search to first result, ${line}, 4x slowdown: ratio to not deferred`,
      limit: 1,
      value: ratio(ours.searchMs[line], plain?.searchMs[line]),
      write: decimal,
    })),
    {
      what: `click on a link to the next page, ${NEXT_PAGE_LINE}, 4x slowdown: ratio to Starlight's`,
      limit: 1,
      value: ratio(ours.nextPageMs, starlight?.nextPageMs),
      write: decimal,
    },
  ];
  return rules.map(floor);
}
