import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {BENCH_DIR, CACHE_DIR, SITE_DIR, buildDir, generatedDir} from '../paths';

/** What a build took, in seconds. */
export type BuildCost = {
  readonly seconds: number;
  /** Time of all processors; what else the machine does hardly changes it. */
  readonly cpuSeconds: number;
};

const CPU_FILE = path.join(CACHE_DIR, 'cpu-time.txt');

/**
 * Builds the site with one of the searches, from nothing.
 * @throws Error with the end of the output when the build fails.
 */
export function buildSite(variant: string): BuildCost {
  const generated = generatedDir(variant);
  rmSync(path.join(SITE_DIR, generated), {recursive: true, force: true});
  rmSync(buildDir(variant), {recursive: true, force: true});
  const start = performance.now();
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [
      '--require',
      path.join(__dirname, 'reportCpu.cjs'),
      path.join(BENCH_DIR, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      '--out-dir',
      buildDir(variant),
    ],
    {
      cwd: SITE_DIR,
      encoding: 'utf8',
      maxBuffer: 1e8,
      env: {
        ...process.env,
        BENCH_SEARCH: variant,
        BENCH_CPU_FILE: CPU_FILE,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
        NO_UPDATE_NOTIFIER: '1',
        FORCE_COLOR: '0',
      },
    },
  );
  if (status !== 0) {
    const output = `${stdout}\n${stderr}`.trim().split('\n').slice(-30);
    throw new Error(
      `The benchmark site does not build with '${variant}':\n${output.join('\n')}`,
    );
  }
  return {
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: Number(readFileSync(CPU_FILE, 'utf8')) / 1e6,
  };
}
