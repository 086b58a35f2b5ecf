import {floorTable} from '../shared/report/floor';
import {runSentence} from '../shared/report/machine';
import {markdownTable} from '../shared/report/table';
import type {PageArgs} from './args';
import {floorsOf} from './floors';
import type {Values} from './floors';
import {COLUMNS} from './lighthouse/figures';
import type {Figure} from './lighthouse/figures';
import {versionOf} from './packages';
import {KINDS, PAGES} from './site';
import type {Site} from './site';

/** The results of a run. */
export type Report = {
  readonly args: PageArgs;
  readonly browserVersion: string;
  readonly sites: readonly Site[];
  readonly values: Values;
};

function pageTable({args, sites, values}: Report): string {
  const figures = Object.keys(COLUMNS) as Figure[];
  return markdownTable(
    ['Page', ...figures.map((figure) => COLUMNS[figure][0])],
    args.kinds.flatMap((kind) =>
      sites
        .filter(({kinds}) => kinds.includes(kind))
        .map(({name}) => [
          `${kind}, ${name}`,
          ...figures.map((figure) =>
            COLUMNS[figure][1](values(name, kind, figure)),
          ),
        ]),
    ),
  );
}

/**
 * A time, `lost` for a gesture without effect, or `-` if it was not measured.
 */
const timeText = (ms: number | undefined) =>
  ms === undefined ? '-' : ms === Infinity ? 'lost' : String(Math.round(ms));

/**
 * Table of gesture times: a row for each gesture and line, a column for each
 * site, and all moments in a cell.
 */
export const gestureTable = (
  {gestures, lines, moments}: Pick<PageArgs, 'gestures' | 'lines' | 'moments'>,
  sites: readonly Pick<Site, 'name'>[],
  values: Values,
): string =>
  markdownTable(
    ['Gesture', ...sites.map(({name}) => name)],
    gestures.flatMap((gesture) =>
      lines.map((line) => [
        `${gesture}, ${line}`,
        ...sites.map(({name}) =>
          moments
            .map((moment) => timeText(values(name, gesture, line, moment)))
            .join(' / '),
        ),
      ]),
    ),
  );

/** The report as Markdown. */
export function renderReport(report: Report): string {
  const {args, sites, values, browserVersion} = report;
  const sections = [
    '# Pages, measured',
    `${runSentence('npm run bench:pages', browserVersion)} ${versionOf('lighthouse')}, mobile. Medians of ${args.runs} run(s).`,
    sites.map(({name, version}) => `- ${name}: ${version}`).join('\n'),
    pageTable(report),
    '## Gestures',
    `Milliseconds from a gesture to its effect. The gesture comes ${args.moments.join(' / ')} after the page is painted.`,
    gestureTable(args, sites, values),
    '## Floors',
    floorTable(floorsOf(values)),
    '## How it is measured',
    METHOD,
  ];
  return `${sections.join('\n\n')}\n`;
}

const METHOD = `All sites are built from the same guides. Starlight and VitePress have the guides as plain Markdown, without components and diagrams, and one page with tabs and a fold. Everything else, such as their search, is their default. This site also has the operators and News.

- Pages: ${KINDS.map((kind) => `${kind} \`/help/${PAGES[kind]}\``).join(', ')}. If Starlight has no such page, ours is compared with its guide.
- Lighthouse simulates a slow phone and Slow 4G. Its pages come from the server of \`npm run serve\`, with Brotli. Pages and sites take turns, so that a change in the speed of the machine affects all of them.
- Bytes are those that were sent until the untouched page was at rest, with headers. 'Ahead' is what an idle page loads for later, at the lowest priority. It is not part of 'in all'.
- Gestures are the first ones on a page that was just opened on a phone with a screen of 390 px, with the main thread slowed down four times. The moment counts from the first paint with content. The effect is what a reader sees: an open menu, the text of another tab. Times end with the frame that shows it. A gesture without effect after 20 seconds is lost.
- The caret is that of the first closed category in the menu. The menu is opened at the moment, and the caret is tapped as soon as it is visible. The time runs from the tap on the caret.
- The search is tapped, and 'join' is typed as soon as a field has the focus. The time runs from the tap to the first result.
- The next page is the first link in the text of the guide.
- The server makes the line slow before the page is opened, for pages and workers: 4G is 150 ms for each request and 1.6 Mbit/s for all, slow 4G is 562.5 ms and 1.47 Mbit/s.
- Browsers keep files with a hash in their names, and nothing else.`;
