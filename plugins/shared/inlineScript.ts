import {buildSync} from 'esbuild';

/** Browsers whose syntax an inline script may use, all from 2023 or later. */
const TARGETS = ['chrome111', 'edge111', 'firefox113', 'safari16.4'];

/** Text of a script without imports, for the HTML of every page. */
export function inlineScript(entry: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: TARGETS,
    charset: 'ascii',
    supported: {'template-literal': false}, // no line breaks
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]!.text.trim();
}
