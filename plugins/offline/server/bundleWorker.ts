import path from 'node:path';
import {build} from 'esbuild';

/** Browsers of which the worker may ask the syntax, all of 2023 or newer. */
const TARGETS = ['chrome111', 'edge111', 'firefox113', 'safari16.4'];

/** The service worker as one script without imports. */
export async function bundleWorker(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, '../worker/index.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: TARGETS,
    charset: 'ascii',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}
