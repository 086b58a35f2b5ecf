import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {BENCH_DIR, SITE_DIR, buildDir, generatedDir} from '../paths';

/**
 * Builds the site with one of the searches, from nothing; returns the seconds
 * that it took.
 * @throws Error with the end of the output when the build fails.
 */
export function buildSite(variant: string): number {
  const generated = generatedDir(variant);
  rmSync(path.join(SITE_DIR, generated), {recursive: true, force: true});
  rmSync(buildDir(variant), {recursive: true, force: true});
  const start = performance.now();
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [
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
  return (performance.now() - start) / 1000;
}
