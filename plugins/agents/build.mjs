// Builds lib/server.cjs, the MCP server with its dependencies in one file, and
// the functions of static hosts: lib/cloudflare.mjs and others.
import {mkdirSync, readdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

const folder = path.dirname(fileURLToPath(import.meta.url));

/** Bundles files, and replaces each old one at once, because it might run. */
async function bundle(options) {
  const {outputFiles} = await build({
    absWorkingDir: folder,
    bundle: true,
    // A minified file is half as long to read at startup.
    minify: true,
    outdir: 'lib',
    write: false,
    ...options,
  });
  mkdirSync(path.join(folder, 'lib'), {recursive: true});
  for (const {path: file, contents} of outputFiles) {
    const written = `${file}.${process.pid}`;
    // npm makes the command executable only when it links the package.
    writeFileSync(written, contents, {mode: 0o755});
    renameSync(written, file);
  }
}

await bundle({
  banner: {js: '#!/usr/bin/env node'},
  entryPoints: {server: 'server/main.ts'},
  format: 'cjs',
  outExtension: {'.js': '.cjs'},
  platform: 'node',
  target: 'node20',
});
await bundle({
  // The SDK has code for hosts that do not compile schemas to functions.
  conditions: ['workerd', 'worker'],
  entryPoints: readdirSync(path.join(folder, 'hosts'))
    .filter((name) => name !== 'handle.ts')
    .map((name) => `hosts/${name}`),
  format: 'esm',
  mainFields: ['module', 'main'],
  outExtension: {'.js': '.mjs'},
  platform: 'neutral',
  target: 'es2022',
});
