import {parseArgs} from 'node:util';
import {countOf, namesOf} from '../shared/args';

/** Names of all searches, in table order. */
export const PEERS = ['ours', 'cmfcmf', 'easyops', 'pagefind'] as const;

/** Name of a search. */
export type PeerName = (typeof PEERS)[number];

/** Options of the benchmark. */
export type SearchArgs = {
  readonly only: readonly PeerName[];
  /** Maximum number of pages. */
  readonly pages: number;
  /** Maximum number of queries of each kind. */
  readonly queries: number;
  /** Number of builds with our search, each next to a build without a search. */
  readonly builds: number;
  /** Number of turns in the browser. Reports contain medians. */
  readonly turns: number;
  /** True if the report is written to a file. */
  readonly isFull: boolean;
};

const FULL = {pages: 10_000, queries: 400, builds: 7, turns: 3};
const QUICK = {pages: 150, queries: 60, builds: 1, turns: 1};

/**
 * Reads the options of the command.
 * @throws Error that names the option and the values that it accepts.
 */
export function readArgs(argv: readonly string[]): SearchArgs {
  const {values} = parseArgs({
    args: [...argv],
    options: {
      quick: {type: 'boolean', default: false},
      only: {type: 'string'},
      pages: {type: 'string'},
    },
  });
  const defaults = values.quick ? QUICK : FULL;
  return {
    ...defaults,
    only: namesOf('only', values.only, PEERS),
    pages: countOf('pages', values.pages, defaults.pages),
    isFull: argv.length === 0,
  };
}
