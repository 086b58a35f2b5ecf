import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {CACHE_DIR, buildDir} from '../paths';
import type {Peer} from '../peers/types';
import {median, medianRatio} from '../stats';
import {buildSite} from './buildSite';

/** Build times of one search. */
export type BuildTime = {readonly seconds: number; readonly ratio: number};

/** Build times of all searches by name, and of the site without one. */
export type BuildTimes = {
  readonly plainSeconds: number;
  readonly byName: Readonly<Record<string, BuildTime>>;
};

const PLAIN = 'none';

/** Where the times are kept for a run that reuses the builds. */
const TIMES_FILE = path.join(CACHE_DIR, 'build-times.json');

/**
 * Builds the site without a search and with each, in turns; all but ours in
 * the first turn only, as no floor is set for them.
 */
export function buildAll(
  peers: readonly Peer[],
  turns: number,
  say: (text: string) => void,
): BuildTimes {
  const plain: number[] = [];
  const times = new Map<string, number[]>(peers.map(({name}) => [name, []]));
  for (let turn = 1; turn <= turns; turn++) {
    say(`build ${turn} of ${turns}: without a search`);
    plain.push(buildSite(PLAIN));
    for (const {name, variant, addIndex} of peers) {
      if (turn > 1 && name !== 'ours') {
        continue;
      }
      say(`build ${turn} of ${turns}: ${name}`);
      const build = variant === PLAIN ? plain.at(-1)! : buildSite(variant);
      const index = addIndex?.(buildDir(variant)) ?? 0;
      times.get(name)?.push(build + index);
    }
  }
  // A later build without a search has removed what was added to the first.
  peers
    .filter(({variant}) => variant === PLAIN)
    .forEach(({addIndex, variant}) => addIndex?.(buildDir(variant)));
  const result = {
    plainSeconds: median(plain),
    byName: Object.fromEntries(
      [...times].map(([name, seconds]) => [
        name,
        {seconds: median(seconds), ratio: medianRatio(seconds, plain)},
      ]),
    ),
  };
  writeFileSync(TIMES_FILE, JSON.stringify(result));
  return result;
}

/**
 * The times of the builds that an earlier run left.
 * @throws Error when a build of one of the searches is not there.
 */
export function earlierBuilds(peers: readonly Peer[]): BuildTimes {
  const times = existsSync(TIMES_FILE)
    ? (JSON.parse(readFileSync(TIMES_FILE, 'utf8')) as BuildTimes)
    : undefined;
  const missing = peers.find(
    ({name, variant}) => !times?.byName[name] || !existsSync(buildDir(variant)),
  );
  if (!times || missing) {
    throw new Error(
      `There is no earlier build for '${missing?.name ?? PLAIN}'. Run once with --keep, without --reuse.`,
    );
  }
  return times;
}
