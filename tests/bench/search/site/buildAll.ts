import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {CACHE_DIR, buildDir} from '../paths';
import type {Peer} from '../peers/types';
import {median} from '../../shared/stats';
import {buildSite} from './buildSite';
import type {BuildCost} from './buildSite';

/** Build times of one search; ratios are to the site without a search. */
export type BuildTime = BuildCost & {
  readonly ratio: number;
  readonly cpuRatio: number;
};

/** Build times of all searches by name, and of the site without one. */
export type BuildTimes = {
  readonly plain: BuildCost;
  /** How often ours was built. */
  readonly turns: number;
  readonly byName: Readonly<Record<string, BuildTime>>;
};

const PLAIN = 'none';

/** Where the times are kept for a run that reuses the builds. */
const TIMES_FILE = path.join(CACHE_DIR, 'build-times.json');

const medianCost = (costs: readonly BuildCost[]): BuildCost => ({
  seconds: median(costs.map(({seconds}) => seconds)),
  cpuSeconds: median(costs.map(({cpuSeconds}) => cpuSeconds)),
});

/** A build with a search, and the one without that ran at the same time. */
export type BuildPair = {readonly own: BuildCost; readonly plain: BuildCost};

/** Median cost of the builds with a search, and the median of their ratios to those without. */
export function buildTime(pairs: readonly BuildPair[]): BuildTime {
  const ratio = (time: (cost: BuildCost) => number) =>
    median(pairs.map(({own, plain}) => time(own) / time(plain)));
  return {
    ...medianCost(pairs.map(({own}) => own)),
    ratio: ratio(({seconds}) => seconds),
    cpuRatio: ratio(({cpuSeconds}) => cpuSeconds),
  };
}

/**
 * Builds the site with a search and without one at the same time: a machine is
 * faster in one minute than in the next, but for both alike. A search that only
 * adds an index takes the build without one.
 */
async function buildPair({variant, addIndex}: Peer): Promise<BuildPair> {
  const [plain, own] = await Promise.all([
    buildSite(PLAIN),
    variant === PLAIN ? undefined : buildSite(variant),
  ]);
  const built = own ?? plain;
  return {
    plain,
    own: addIndex
      ? {seconds: built.seconds + addIndex(buildDir(variant)), cpuSeconds: NaN}
      : built,
  };
}

/** Builds the site with each search and without one: ours several times, as only ours has a floor. */
export async function buildAll(
  peers: readonly Peer[],
  turns: number,
  say: (text: string) => void,
): Promise<BuildTimes> {
  const plain: BuildCost[] = [];
  const byName: Record<string, BuildTime> = {};
  for (const peer of peers) {
    const pairs: BuildPair[] = [];
    const count = peer.name === 'ours' ? turns : 1;
    for (let turn = 1; turn <= count; turn++) {
      say(`build ${turn} of ${count}: ${peer.name}, and without a search`);
      pairs.push(await buildPair(peer));
    }
    plain.push(...pairs.map((pair) => pair.plain));
    byName[peer.name] = buildTime(pairs);
  }
  const result = {plain: medianCost(plain), turns, byName};
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
