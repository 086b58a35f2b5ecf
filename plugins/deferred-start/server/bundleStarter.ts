import path from 'node:path';
import {buildSync} from 'esbuild';

/** Browsers whose syntax the starter may use, all from 2023 or later. */
const TARGETS = ['chrome111', 'edge111', 'firefox113', 'safari16.4'];

/** The starter as one script without imports, for the HTML of every page. */
export function bundleStarter(): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, '../client/index.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: TARGETS,
    charset: 'ascii',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]!.text.trim();
}
