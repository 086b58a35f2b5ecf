import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {runCommand} from '../../shared/run';
import {median} from '../../shared/stats';
import {BENCH_DIR, SITE_DIR, buildDir, generatedDir} from '../paths';
import type {Peer} from '../peers/types';

/** Cost of a build in seconds. */
export type BuildCost = {
  readonly buildSeconds: number;
  /** Processor time of all threads. */
  readonly cpuSeconds: number;
};

/** Builds the site with a search, without caches. */
async function buildSite(variant: string): Promise<BuildCost> {
  const generated = path.join(SITE_DIR, generatedDir(variant));
  for (const folder of [generated, buildDir(variant)]) {
    rmSync(folder, {recursive: true, force: true});
  }
  const cpuFile = path.join(SITE_DIR, `cpu-time-${variant}.txt`);
  const start = performance.now();
  await runCommand(
    [
      process.execPath,
      ...['--require', path.join(__dirname, 'reportCpu.cjs')],
      path.join(BENCH_DIR, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      ...['build', '--out-dir', buildDir(variant)],
    ],
    SITE_DIR,
    {
      BENCH_SEARCH: variant,
      BENCH_CPU_FILE: cpuFile,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedDir(variant),
    },
  );
  return {
    buildSeconds: (performance.now() - start) / 1000,
    cpuSeconds: Number(readFileSync(cpuFile, 'utf8')) / 1e6,
  };
}

/** Costs of a build with a search and of a simultaneous build without one. */
export type BuildPair = {readonly own: BuildCost; readonly plain: BuildCost};

/**
 * Builds the site with a search and without one at the same time, because the
 * speed of the machine varies. A search that only adds an index uses the build
 * without a search.
 */
export async function buildPair({variant, addIndex}: Peer): Promise<BuildPair> {
  const [plain, own] = await Promise.all([
    buildSite('none'),
    variant === 'none' ? undefined : buildSite(variant),
  ]);
  const {buildSeconds, cpuSeconds} = own ?? plain;
  const start = performance.now();
  await addIndex?.(buildDir(variant));
  const seconds = (performance.now() - start) / 1000;
  return {
    plain,
    own: {
      buildSeconds: buildSeconds + seconds,
      cpuSeconds: addIndex ? NaN : cpuSeconds,
    },
  };
}

/** Median costs of the builds with a search, and medians of the ratios to the builds without one. */
export function buildMeasures(pairs: readonly BuildPair[]) {
  const medianOf = (read: (pair: BuildPair) => number) =>
    median(pairs.map(read));
  return {
    buildSeconds: medianOf(({own}) => own.buildSeconds),
    cpuSeconds: medianOf(({own}) => own.cpuSeconds),
    buildRatio: medianOf(
      ({own, plain}) => own.buildSeconds / plain.buildSeconds,
    ),
    cpuRatio: medianOf(({own, plain}) => own.cpuSeconds / plain.cpuSeconds),
  };
}
