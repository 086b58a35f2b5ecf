import type {BenchArgs} from '../args';
import type {ProcessorResults} from '../processor/measureProcessors';
import type {BuildCost} from '../site/buildSite';
import {floorsOf} from './floors';
import type {ControlResults, PeerResults, ScaleResults} from './results';
import {floorTable} from '../../shared/report/floor';
import {markdownTable} from '../../shared/report/table';
import * as units from '../../shared/report/units';

/** All that a report says. */
export type Report = {
  readonly date: string;
  readonly machine: string;
  readonly commit: string;
  readonly args: BenchArgs;
  readonly minutes: number;
  /** Load of the machine before the run and at times during it. */
  readonly loads: readonly number[];
  readonly results: Readonly<Record<string, PeerResults>>;
  readonly control: ControlResults;
  readonly plainBuild: BuildCost;
  /** How often ours was built. */
  readonly buildTurns: number;
  readonly scales: readonly ScaleResults[];
  readonly processors: readonly ProcessorResults[];
};

type Row = [what: string, read: (results: PeerResults) => string];

const ROWS: readonly Row[] = [
  ['Index, raw', ({index}) => units.kilobytes(index.rawBytes)],
  ['Index, gzip', ({index}) => units.kilobytes(index.gzipBytes)],
  [
    'Loaded before the first result, raw',
    ({slow}) => units.kilobytes(slow.rawBytes),
  ],
  [
    'Loaded before the first result, gzip',
    ({slow}) => units.kilobytes(slow.sentBytes),
  ],
  [
    'Loaded by the first search in all, gzip',
    ({slow}) => units.kilobytes(slow.allSentBytes),
  ],
  ['First result, fast line', ({fast}) => units.milliseconds(fast.ms)],
  ['First result, Slow 4G', ({slow}) => units.milliseconds(slow.ms)],
  [
    'Words of the text answer, fast line',
    ({text}) => units.milliseconds(text.ms),
  ],
  [
    'Longest task, first search',
    ({fast}) => units.longestTask(fast.longestTaskMs),
  ],
  ['Key to painted results, p50', ({keys}) => units.milliseconds(keys.p50)],
  ['Key to painted results, p95', ({keys}) => units.milliseconds(keys.p95)],
  ['Key to painted results, max', ({keys}) => units.milliseconds(keys.max)],
  ['Key to last change, p95', ({keys}) => units.milliseconds(keys.lastP95)],
  ['Longest task, typing', ({typingTaskMs}) => units.longestTask(typingTaskMs)],
  [
    'Memory added, page and workers',
    ({heapBytes}) => units.megabytes(heapBytes),
  ],
  ['Memory of workers', ({workerBytes}) => units.megabytes(workerBytes)],
  ['Build, time', ({build}) => units.seconds(build.seconds)],
  ['Build, ratio to none', ({build}) => units.decimal(build.ratio)],
  ['Build, processor time', ({build}) => units.seconds(build.cpuSeconds)],
  [
    'Build, processor time, ratio to none',
    ({build}) => units.decimal(build.cpuRatio),
  ],
  ['Title as query: first', ({relevance}) => units.percent(relevance.titles)],
  [
    'Prefixes that miss the page',
    ({relevance}) => units.percent(relevance.darkPrefixes),
  ],
  [
    'Typo in a title: first five',
    ({relevance}) => units.percent(relevance.typos),
  ],
  [
    'Title word, body word: first five',
    ({relevance}) => units.percent(relevance.pairs),
  ],
  [
    'The same, pairs of many pages too',
    ({relevance}) => units.percent(relevance.allPairs),
  ],
  [
    "Readers' queries: first five",
    ({relevance}) => units.percent(relevance.readers),
  ],
  [
    "Readers' queries: MRR",
    ({relevance}) => units.decimal(relevance.readersMrr),
  ],
  ['Junk that finds nothing', ({relevance}) => units.percent(relevance.junk)],
];

function mainTable({results, control, plainBuild}: Report): string {
  const names = Object.keys(results);
  const ofControl: Readonly<Record<string, string>> = {
    'Key to painted results, p50': units.milliseconds(control.keys.p50),
    'Key to painted results, p95': units.milliseconds(control.keys.p95),
    'Key to painted results, max': units.milliseconds(control.keys.max),
    'Longest task, typing': units.longestTask(control.typingTaskMs),
    'Build, time': units.seconds(plainBuild.seconds),
    'Build, processor time': units.seconds(plainBuild.cpuSeconds),
  };
  return markdownTable(
    ['', ...names, 'no search'],
    ROWS.map(([what, read]) => [
      what,
      ...names.map((name) => read(results[name]!)),
      ofControl[what] ?? '',
    ]),
  );
}

function fileTable({results}: Report): string {
  return markdownTable(
    ['Other files', 'raw', 'gzip'],
    Object.entries(results).flatMap(([name, {otherFiles}]) =>
      Object.entries(otherFiles).map(([what, {rawBytes, gzipBytes}]) => [
        `${name}: ${what}`,
        units.kilobytes(rawBytes),
        units.kilobytes(gzipBytes),
      ]),
    ),
  );
}

function scaleTable({scales}: Report): string {
  return markdownTable(
    [
      'Search',
      'pages',
      'indexing',
      'index raw',
      'index gzip',
      'first result',
      'key p50',
      'key p95',
      'memory added',
    ],
    scales.map((scale) => [
      scale.name,
      String(scale.pages),
      units.seconds(scale.indexSeconds),
      units.kilobytes(scale.index.rawBytes),
      units.kilobytes(scale.index.gzipBytes),
      units.milliseconds(scale.loadMs),
      units.milliseconds(scale.keys?.p50),
      units.milliseconds(scale.keys?.p95),
      units.megabytes(scale.heapBytes),
    ]),
  );
}

/** What the engines take, by size. */
export function processorTable(results: readonly ProcessorResults[]): string {
  return markdownTable(
    [
      'Engine',
      'pages',
      'index raw',
      'index gzip',
      'to words of the text',
      'a key p50',
      'a key p95',
      'memory',
    ],
    results.map((each) => [
      each.name,
      String(each.pages),
      units.kilobytes(each.index.rawBytes),
      units.kilobytes(each.index.gzipBytes),
      units.milliseconds(each.firstMs),
      units.milliseconds(each.keyP50),
      units.milliseconds(each.keyP95),
      units.megabytes(each.heapBytes),
    ]),
  );
}

/** The report as Markdown. */
export function renderReport(report: Report): string {
  const {args, results, scales, loads} = report;
  const versions = Object.entries(results)
    .map(([name, {version}]) => `- ${name}: ${version}`)
    .join('\n');
  const sections = [
    '# Local search, measured',
    `Written by \`npm run bench:search\` on ${report.date}, commit ${report.commit}, in ${Math.round(report.minutes)} minutes. ${report.machine}. ${args.pages} pages; up to ${args.queries} queries of each kind; ${report.buildTurns} build(s), ${args.repeats} turn(s) in the browser. Load of the machine: ${loads.map((load) => load.toFixed(1)).join(', ')}.`,
    versions,
    mainTable(report),
    ...(Object.keys(results).includes('ours')
      ? ['## Floors', floorTable(floorsOf(report.results))]
      : []),
    '## Files besides the index',
    fileTable(report),
    ...(scales.length > 0 ? ['## Cost by size', scaleTable(report)] : []),
    ...(report.processors.length > 0
      ? ['## Processor time of the engines', processorTable(report.processors)]
      : []),
    '## How it is measured',
    HOW,
  ];
  return `${sections.join('\n\n')}\n`;
}

const HOW = `All searches are built into the same pages with the same Docusaurus, in the same run: the guides of this site, and a page for each operator record; above that number, varied copies. A site with a search and one without are built at the same time, each from nothing, as the speed of a machine changes from minute to minute; ours several times, of whose ratios the median counts, the others once. Processor time is that of all threads of the build; the floor is judged by it.

- Times in the browser are taken with the main thread slowed down four times; Chromium does not slow down workers. They run from the key, or from the focus for a first search, to the paint of changed rows. Idle callbacks are off, so nothing is loaded before the focus. Keys that change no row are not counted. Everything is typed once a turn; each key counts with the median of its turns, so that a disturbance of the machine does not pass for a slow search. The column 'no search' is a page whose keys change one line of text: what the machine itself takes.
- Words of the text: from the focus until the row of the one page is painted that has the word, in its text alone.
- Slow 4G is made by the server: 562.5 ms for each request and 1.47 Mbit/s shared by all, for pages and workers alike.
- Bytes are those that the server sent, compressed where it compresses. Index files are compressed on their own, level 9.
- A task of the main thread up to 50 ms is not reported by the browser.
- Relevance is judged by pages, each once, in the order of the answer. It is asked of each search's own code with its built index: ours in Node, the clauses of cmfcmf's search box with lunr in Node, the worker of easyops in Node, the interface of Pagefind in the browser.
- A title word and a body word count as a pair if at most five pages have one in the title and the other in the text; with pairs of many pages too, no order can put all of them among the first five.
- The pages carry their search words as keywords. Ours and easyops read them; cmfcmf reads tags only, and Pagefind the text only.
- Pagefind is shown by its own widget, without its wait after each key, and indexes articles only.
- Processor time is that of all threads, garbage collection included, measured in Node in a thread of its own, so that nothing is warm: from the text of the index to the first answer, and for each key of the typed queries; the median of three threads. It says what a worker of a browser takes, and hardly depends on what else the machine does. On a processor four times slower it is four times as much.
- By size, each index is made from pages of plain HTML by the plugin's own code and takes the place of the one in the built site.`;
