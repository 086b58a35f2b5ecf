import {parseArgs} from 'node:util';

/** What to run. */
export type BenchArgs = {
  /** Names of the searches, in the order of the table. */
  readonly only: readonly string[];
  readonly pages: number;
  /** Queries of each kind at the most. */
  readonly queries: number;
  /** Builds with ours, each beside one without a search. */
  readonly builds: number;
  /** Turns in the browser; medians count. */
  readonly repeats: number;
  /** Sizes at which the cost is measured, as multiples of `pages`; none to skip it. */
  readonly scales: readonly number[];
  /** Sizes at which processor time is measured, in pages; none to skip it. */
  readonly corpora: readonly number[];
  /** Leave the generated sites on the disk. */
  readonly keep: boolean;
  /** Take the builds that an earlier run with `keep` left. */
  readonly reuse: boolean;
};

/** Names of all searches. */
export const PEER_NAMES = [
  'ours',
  'ours-pagefind',
  'cmfcmf',
  'easyops',
  'pagefind',
] as const;

const FULL = {pages: 1000, queries: 400, builds: 7, repeats: 3};
const QUICK = {pages: 150, queries: 60, builds: 1, repeats: 1};

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) {
    throw new Error(`--${name} takes a whole number from 1, not '${text}'.`);
  }
  return value;
}

/**
 * Reads the arguments of the command.
 * @throws Error that names the argument and what it takes.
 */
export function readArgs(argv: readonly string[]): BenchArgs {
  const {values} = parseArgs({
    args: [...argv],
    options: {
      quick: {type: 'boolean', default: false},
      only: {type: 'string', default: PEER_NAMES.join(',')},
      pages: {type: 'string'},
      queries: {type: 'string'},
      builds: {type: 'string'},
      repeats: {type: 'string'},
      scales: {type: 'string'},
      corpora: {type: 'string'},
      keep: {type: 'boolean', default: false},
      reuse: {type: 'boolean', default: false},
    },
  });
  const defaults = values.quick ? QUICK : FULL;
  const count = (name: keyof typeof FULL) =>
    values[name] === undefined ? defaults[name] : positive(name, values[name]);
  const wanted = values.only.split(',');
  const unknown = wanted.find(
    (name) => !PEER_NAMES.some((known) => known === name),
  );
  if (unknown !== undefined) {
    throw new Error(
      `--only knows no '${unknown}'. Name some of ${PEER_NAMES.join(', ')}.`,
    );
  }
  const scales = values.scales ?? (values.quick ? '1,2' : '1,8,20');
  const corpora = values.corpora ?? (values.quick ? '300' : '1000,8000,20000');
  const numbers = (name: string, list: string) =>
    list === '' ? [] : list.split(',').map((text) => positive(name, text));
  return {
    only: PEER_NAMES.filter((name) => wanted.includes(name)),
    pages: count('pages'),
    queries: count('queries'),
    builds: count('builds'),
    repeats: count('repeats'),
    scales: numbers('scales', scales),
    corpora: numbers('corpora', corpora),
    keep: values.keep,
    reuse: values.reuse,
  };
}
