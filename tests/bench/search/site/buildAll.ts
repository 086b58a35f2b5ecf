import {existsSync} from 'node:fs';
import {buildDir} from '../paths';
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
  return {
    plainSeconds: median(plain),
    byName: Object.fromEntries(
      [...times].map(([name, seconds]) => [
        name,
        {seconds: median(seconds), ratio: medianRatio(seconds, plain)},
      ]),
    ),
  };
}

/** The builds of an earlier run, whose times are not known. */
export function earlierBuilds(peers: readonly Peer[]): BuildTimes {
  const missing = [PLAIN, ...peers.map(({variant}) => variant)].find(
    (variant) => !existsSync(buildDir(variant)),
  );
  if (missing !== undefined) {
    throw new Error(
      `There is no earlier build '${missing}'. Run once with --keep, without --reuse.`,
    );
  }
  return {
    plainSeconds: NaN,
    byName: Object.fromEntries(
      peers.map(({name}) => [name, {seconds: NaN, ratio: NaN}]),
    ),
  };
}
