import {parseArgs} from 'node:util';
import {KINDS} from './kinds';
import type {Kind} from './kinds';

/** Names of all sites, in the order of the table. */
export const SITE_NAMES = [
  'ours',
  'ours, not deferred',
  'starlight',
  'vitepress',
] as const;

/** Name of a site that is measured. */
export type SiteName = (typeof SITE_NAMES)[number];

/** What to run. */
export type PageArgs = {
  readonly sites: readonly SiteName[];
  readonly kinds: readonly Kind[];
  /** Runs of Lighthouse, and taps, of each page; medians count. */
  readonly runs: number;
  /** Whether the taps are measured. */
  readonly hasTaps: boolean;
  /** Whether the builds of an earlier run are taken. */
  readonly reuse: boolean;
};

/** Runs of a full measurement. */
export const FULL_RUNS = 5;

function some<T extends string>(
  option: string,
  text: string | undefined,
  all: readonly T[],
): readonly T[] {
  const wanted = text?.split('+') ?? all;
  const unknown = wanted.find((name) => !all.some((one) => one === name));
  if (unknown !== undefined) {
    throw new Error(
      `--${option} knows no '${unknown}'. Name some of these, with + between them: ${all.join('+')}.`,
    );
  }
  return all.filter((name) => wanted.includes(name));
}

/**
 * Reads the arguments of the command.
 * @throws Error that names the argument and what it takes.
 */
export function readArgs(argv: readonly string[]): PageArgs {
  const {values} = parseArgs({
    args: [...argv],
    options: {
      sites: {type: 'string'},
      kinds: {type: 'string'},
      runs: {type: 'string', default: String(FULL_RUNS)},
      'no-taps': {type: 'boolean', default: false},
      reuse: {type: 'boolean', default: false},
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(
      `--runs takes a whole number from 1, not '${values.runs}'.`,
    );
  }
  return {
    sites: some('sites', values.sites, SITE_NAMES),
    kinds: some('kinds', values.kinds, KINDS),
    runs,
    hasTaps: !values['no-taps'],
    reuse: values.reuse,
  };
}

/** Whether a run measures all that the report holds. */
export const isFull = ({sites, kinds, runs, hasTaps}: PageArgs): boolean =>
  sites.length === SITE_NAMES.length &&
  kinds.length === KINDS.length &&
  runs >= FULL_RUNS &&
  hasTaps;
