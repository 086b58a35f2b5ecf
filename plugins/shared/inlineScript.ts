import {buildSync} from 'esbuild';

/** Browsers that inline scripts must support, all from 2023 or later. */
const TARGETS = ['chrome111', 'edge111', 'firefox113', 'safari16.4'];

/** Bundles a script into one minified text for the HTML of pages. */
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
