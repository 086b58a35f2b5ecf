import type {SiteName} from '../args';
import {NEXT_PAGE_LINE} from '../interaction/lines';
import {KINDS, PAGES} from '../kinds';
import type {PageFigures} from '../lighthouse/figures';
import {floorTable} from '../../shared/report/floor';
import {markdownTable} from '../../shared/report/table';
import * as units from '../../shared/report/units';
import {floorsOf} from './floors';
import type {Results} from './floors';

/** All that a report says. */
export type Report = {
  readonly date: string;
  readonly machine: string;
  readonly commit: string;
  readonly lighthouse: string;
  readonly runs: number;
  readonly minutes: number;
  /** Load of the machine before the run and at its end. */
  readonly loads: readonly number[];
  readonly results: Results;
};

type Column = readonly [head: string, read: (page: PageFigures) => string];

const COLUMNS: readonly Column[] = [
  ['performance', ({performance}) => units.whole(performance)],
  ['accessibility', ({accessibility}) => units.whole(accessibility)],
  ['best practices', ({bestPractices}) => units.whole(bestPractices)],
  ['SEO', ({seo}) => units.whole(seo)],
  ['LCP', ({lcpMs}) => units.milliseconds(lcpMs)],
  ['CLS', ({cls}) => cls.toFixed(3)],
  ['blocking', ({tbtMs}) => units.milliseconds(tbtMs)],
  ['in all', ({bytes}) => units.kibibytes(bytes)],
  ['ahead', ({aheadBytes}) => units.kibibytes(aheadBytes)],
  ['JavaScript', ({scriptBytes}) => units.kibibytes(scriptBytes)],
  ['styles', ({styleBytes}) => units.kibibytes(styleBytes)],
  ['fonts', ({fontBytes}) => units.kibibytes(fontBytes)],
];

const sitesOf = (results: Results) => Object.keys(results) as SiteName[];

function pageTable(results: Results): string {
  return markdownTable(
    ['Page', ...COLUMNS.map(([head]) => head)],
    KINDS.flatMap((kind) =>
      sitesOf(results).flatMap((site) => {
        const page = results[site]?.pages[kind];
        return page
          ? [[`${kind}, ${site}`, ...COLUMNS.map(([, read]) => read(page))]]
          : [];
      }),
    ),
  );
}

/** A row of a time that has no next paint of its own, if it was measured. */
const timeRow = (what: string, ms: number | undefined) =>
  ms === undefined ? [] : [[what, '', units.milliseconds(ms)]];

function tapTable(results: Results): string {
  return markdownTable(
    ['First tap', 'next paint', 'effect'],
    sitesOf(results).flatMap((site) => [
      ...Object.entries(results[site]!.taps).map(([name, tap]) => [
        `${name}, ${site}`,
        units.toNextPaint(tap.paintMs),
        units.milliseconds(tap.effectMs),
      ]),
      ...timeRow(
        `gesture on an idle guide to a started page, ${site}`,
        results[site]!.startMs,
      ),
      ...Object.entries(results[site]!.searchMs).flatMap(([line, time]) =>
        timeRow(`search to first result, ${line}, ${site}`, time),
      ),
      ...timeRow(
        `click on a link to the next page, ${NEXT_PAGE_LINE}, ${site}`,
        results[site]!.nextPageMs,
      ),
    ]),
  );
}

/** The report as Markdown. */
export function renderReport(report: Report): string {
  const {results, runs, loads} = report;
  const versions = sitesOf(results)
    .map((site) => `- ${site}: ${results[site]!.version}`)
    .join('\n');
  const sections = [
    '# Pages, measured',
    `Written by \`npm run bench:pages\` on ${report.date}, commit ${report.commit}, in ${Math.round(report.minutes)} minutes. ${report.machine}, ${report.lighthouse}, mobile, median of ${runs}. Load of the machine: ${loads.map((load) => load.toFixed(1)).join(', ')}.`,
    versions,
    pageTable(results),
    tapTable(results),
    '## Floors',
    floorTable(floorsOf(results)),
    '## How it is measured',
    HOW,
  ];
  return `${sections.join('\n\n')}\n`;
}

const HOW = `All sites are built from the same guides and served by the server of \`npm run serve\`, with Brotli. Starlight and VitePress get the guides as plain Markdown, without components and drawings; what else they have, such as their search, is as they come. This site has the operators and News besides.

- Pages: ${KINDS.map((kind) => `${kind} \`/help/${PAGES[kind]}\``).join(', ')}. Where Starlight has no such page, ours is compared with its guide.
- Each value is the median of its runs. Lighthouse simulates a slow phone and Slow 4G. Pages and sites take turns, so that a change in the speed of the machine meets all.
- Bytes are those that were sent until the page was at rest, with headers; nobody has touched it. What an idle page loads ahead of need, at the lowest priority, is counted apart ('ahead').
- Taps are the first on a page at rest, with the main thread slowed down four times, on three lines that become slow before the tap. The effect is what a reader sees of it: a menu that is open, another tab, a fold that is open. Times to it end with the frame that shows it.
- The search is tapped on two lines that the server makes slow, from the start of the page on, for pages and workers alike: 150 ms for each request and 1.6 Mbit/s shared by all, and 562.5 ms and 1.47 Mbit/s, on which the page loads nothing ahead. Keys follow as soon as the box takes them.
- The next page is that of a link in the text of a guide at rest, at which a mouse has pointed for 300 ms; the line becomes slow before.
- For taps and searches, browsers keep the files whose names have a hash, as hosts let them.`;
