import {spawn} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {BENCH_DIR, CACHE_DIR, SITE_DIR, buildDir, generatedDir} from '../paths';

/** What a build took, in seconds. */
export type BuildCost = {
  readonly seconds: number;
  /** Time of all processors. */
  readonly cpuSeconds: number;
};

/** Lines of the output of a build that failed which are shown. */
const SHOWN_LINES = 30;

/** Runs a build; gives its output when it fails. */
function runBuild(
  variant: string,
  cpuFile: string,
): Promise<string | undefined> {
  const build = spawn(
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
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        BENCH_SEARCH: variant,
        BENCH_CPU_FILE: cpuFile,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedDir(variant),
        NO_UPDATE_NOTIFIER: '1',
        FORCE_COLOR: '0',
      },
    },
  );
  let output = '';
  for (const stream of [build.stdout, build.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return new Promise((resolve, reject) => {
    build.on('error', reject);
    build.on('close', (code) => resolve(code === 0 ? undefined : output));
  });
}

/**
 * Builds the site with one of the searches, from nothing. Several may be built
 * at once.
 * @throws Error with the end of the output when the build fails.
 */
export async function buildSite(variant: string): Promise<BuildCost> {
  const generated = path.join(SITE_DIR, generatedDir(variant));
  rmSync(generated, {recursive: true, force: true});
  rmSync(buildDir(variant), {recursive: true, force: true});
  const cpuFile = path.join(CACHE_DIR, `cpu-time-${variant}.txt`);
  const start = performance.now();
  const output = await runBuild(variant, cpuFile);
  if (output !== undefined) {
    const lines = output.trim().split('\n').slice(-SHOWN_LINES);
    throw new Error(
      `The benchmark site does not build with '${variant}':\n${lines.join('\n')}`,
    );
  }
  return {
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: Number(readFileSync(cpuFile, 'utf8')) / 1e6,
  };
}
