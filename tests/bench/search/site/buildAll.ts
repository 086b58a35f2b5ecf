import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {CACHE_DIR, buildDir} from '../paths';
import type {Peer} from '../peers/types';
import {median} from '../stats';
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
  readonly byName: Readonly<Record<string, BuildTime>>;
};

const PLAIN = 'none';

/** Where the times are kept for a run that reuses the builds. */
const TIMES_FILE = path.join(CACHE_DIR, 'build-times.json');

const medianCost = (costs: readonly BuildCost[]): BuildCost => ({
  seconds: median(costs.map(({seconds}) => seconds)),
  cpuSeconds: median(costs.map(({cpuSeconds}) => cpuSeconds)),
});

/**
 * Median cost of builds, and the median of their ratios to those without a
 * search in the same turns, the latest first: a machine is faster in one
 * minute than in another, so only builds of one turn are compared.
 */
export function buildTime(
  costs: readonly BuildCost[],
  plain: readonly BuildCost[],
): BuildTime {
  const ratio = (time: (cost: BuildCost) => number) =>
    median(costs.map((cost, turn) => time(cost) / time(plain[turn]!)));
  return {
    ...medianCost(costs),
    ratio: ratio(({seconds}) => seconds),
    cpuRatio: ratio(({cpuSeconds}) => cpuSeconds),
  };
}

/** Builds the site with a search; one that only adds an index takes the build without a search. */
function buildPeer({variant, addIndex}: Peer, plain: BuildCost): BuildCost {
  const build = variant === PLAIN ? plain : buildSite(variant);
  return addIndex
    ? {seconds: build.seconds + addIndex(buildDir(variant)), cpuSeconds: NaN}
    : build;
}

/**
 * Builds the site without a search and with each, in turns; all but ours in
 * the last turn only, as no floor is set for them. Which of both is built first
 * changes from turn to turn, as a machine slows down while it is busy.
 */
export function buildAll(
  peers: readonly Peer[],
  turns: number,
  say: (text: string) => void,
): BuildTimes {
  const plain: BuildCost[] = [];
  const costs = new Map<string, BuildCost[]>(peers.map(({name}) => [name, []]));
  for (let turn = 1; turn <= turns; turn++) {
    const isLast = turn === turns;
    const buildPlain = () => {
      say(`build ${turn} of ${turns}: without a search`);
      plain.unshift(buildSite(PLAIN));
    };
    const buildPeers = () => {
      for (const peer of peers.filter(({name}) => isLast || name === 'ours')) {
        say(`build ${turn} of ${turns}: ${peer.name}`);
        costs.get(peer.name)?.unshift(buildPeer(peer, plain[0]!));
      }
    };
    const order = [buildPlain, buildPeers];
    ((turns - turn) % 2 === 0 ? order : order.reverse()).forEach((build) =>
      build(),
    );
  }
  const result: BuildTimes = {
    plain: medianCost(plain),
    byName: Object.fromEntries(
      [...costs].map(([name, list]) => [name, buildTime(list, plain)]),
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
