import {floorTable} from '../shared/report/floor';
import {runSentence} from '../shared/report/machine';
import {markdownTable} from '../shared/report/table';
import type {PeerName, SearchArgs} from './args';
import {floorsOf} from './floors';
import {ROWS} from './measures';
import type {Measure, Measures} from './measures';

/** Column title of the site without a search. */
export const NO_SEARCH = 'no search';

/** The results of a run. */
export type Report = {
  readonly args: SearchArgs;
  readonly browserVersion: string;
  /** Number of pages. */
  readonly pages: number;
  readonly versions: readonly string[];
  readonly results: Readonly<
    Partial<Record<PeerName | typeof NO_SEARCH, Measures>>
  >;
};

function mainTable({results}: Report): string {
  const columns = Object.entries(results);
  return markdownTable(
    ['', ...columns.map(([name]) => name)],
    (Object.keys(ROWS) as Measure[]).map((measure) => {
      const [what, write] = ROWS[measure];
      return [what, ...columns.map(([, values]) => write(values[measure]))];
    }),
  );
}

/** The report as Markdown. */
export function renderReport(report: Report): string {
  const {args, pages, versions, results, browserVersion} = report;
  const sections = [
    '# Local search, measured',
    `${runSentence('npm run bench:search', browserVersion)} ${pages} pages; up to ${args.queries} queries of each kind; ${args.builds} build(s), ${args.turns} turn(s) in the browser.`,
    versions.map((version) => `- ${version}`).join('\n'),
    mainTable(report),
    ...(results.ours ? ['## Floors', floorTable(floorsOf(results))] : []),
    '## How it is measured',
    METHOD,
  ];
  return `${sections.join('\n\n')}\n`;
}

const METHOD = `All searches are built into the same pages with the same Docusaurus, in the same run: the guides and the operators of this site, from their Markdown copies. The site with a search and the site without one are built at the same time, without caches, because the speed of a machine changes from minute to minute. Ours is built several times, and the median of the ratios counts. The others are built once. Processor time is the time of all threads of the build.

- Times in the browser are measured with the main thread slowed down four times. Chromium does not slow down workers. They run from the key, or from the focus for a first search, to the paint of changed rows. Idle callbacks are off, so nothing is loaded before the focus. Keys that change no row do not count.
- The server makes the line slow, for pages and workers: Slow 4G is 562.5 ms for each request and 1.47 Mbit/s for all.
- Bytes are those that the server sent, with gzip. Index files are compressed separately, level 9.
- The browser does not report tasks of the main thread up to 50 ms.
- Relevance is measured by pages, each counted once, with the code of each search and its built index: ours in Node, the clauses of cmfcmf's search box with lunr in Node, the worker of easyops in Node, the interface of Pagefind in the browser. Readers' queries and junk come from \`tests/relevance/data/queries.tsv\`.
- The pages have their search words as keywords. Ours and easyops read them. cmfcmf reads only tags, and Pagefind only the text.
- Pagefind is used with its own widget, without its delay after each key, and indexes only articles.`;
