// Builds lib/server.cjs: the MCP server with its dependencies in one file.
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

await build({
  absWorkingDir: path.dirname(fileURLToPath(import.meta.url)),
  bundle: true,
  entryPoints: ['server/main.ts'],
  format: 'cjs',
  // A minified file is half as long to read at startup.
  minify: true,
  outfile: 'lib/server.cjs',
  platform: 'node',
  target: 'node20',
});
