import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright-core';
import type {Browser, CDPSession} from 'playwright-core';
import {format} from 'prettier';
import {ensureBrowser} from '../../../.tools/ensureBrowser.mjs';

/** Root folder of the project. */
export const ROOT = path.resolve(__dirname, '../../..');

const start = performance.now();

/** Minutes since the start of the benchmark. */
export const minutes = () => (performance.now() - start) / 60_000;

/** Prints a progress message with the elapsed time. */
export const say = (text: string) =>
  console.log(`${minutes().toFixed(1).padStart(5)} min  ${text}`);

/** Name and version of a package that is installed in a folder. */
export function versionIn(folder: string, name: string): string {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  const {version} = JSON.parse(readFileSync(file, 'utf8')) as {
    version: string;
  };
  return `${name} ${version}`;
}

/** Runs a measurement in a browser and closes the browser. */
export async function withBrowser<Result>(
  measure: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return measure(browser).finally(() => browser.close());
}

/** Slows down the main thread of a page four times, as Lighthouse does for phones. Workers stay fast. */
export const slowDown = (session: CDPSession) =>
  session.send('Emulation.setCPUThrottlingRate', {rate: 4});

/**
 * Runs a command without showing its output.
 * @throws Error with the last 30 lines of the output if the command fails.
 */
export async function runCommand(
  [command, ...args]: readonly [string, ...string[]],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0', ...env},
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) {
    const lines = output.trim().split('\n').slice(-30);
    throw new Error(`${args[0]} failed in ${cwd}:\n${lines.join('\n')}`);
  }
}

/**
 * Prints a report. Writes the report of a full run to a file in tests/bench.
 */
export async function publish(
  report: string,
  file: string | undefined,
): Promise<void> {
  const text = await format(report, {parser: 'markdown'});
  console.log(`\n${text}`);
  if (file) {
    writeFileSync(path.join(ROOT, 'tests/bench', file), text);
    say(`written to tests/bench/${file}`);
  }
}
