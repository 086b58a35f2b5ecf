// Builds lib/server.cjs, the MCP server with its dependencies in one file, and
// the functions of static hosts: lib/cloudflare.mjs and others.
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

const folder = path.dirname(fileURLToPath(import.meta.url));
const options = {
  absWorkingDir: folder,
  bundle: true,
  // A minified file is half as long to read at startup.
  minify: true,
};

await build({
  ...options,
  banner: {js: '#!/usr/bin/env node'},
  entryPoints: ['server/main.ts'],
  format: 'cjs',
  outfile: 'lib/server.cjs',
  platform: 'node',
  target: 'node20',
});
await build({
  ...options,
  // The SDK has code for hosts that do not compile schemas to functions.
  conditions: ['workerd', 'worker'],
  entryPoints: readdirSync(path.join(folder, 'hosts'))
    .filter((name) => name !== 'handle.ts')
    .map((name) => `hosts/${name}`),
  format: 'esm',
  outdir: 'lib',
  outExtension: {'.js': '.mjs'},
  platform: 'neutral',
  mainFields: ['module', 'main'],
  target: 'es2022',
});
