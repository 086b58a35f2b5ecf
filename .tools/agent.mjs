// Serves the built site to agents over HTTP, as an MCP server:
//   node .tools/agent.mjs [--port 3333]
import {existsSync} from 'node:fs';
import path from 'node:path';
import {ensurePackages, root} from './ensurePackages.mjs';

ensurePackages();
const buildDir = path.join(root, 'build');
if (!existsSync(path.join(buildDir, 'index.html'))) {
  console.error('There is no built site in build/. Run `npm run build` first.');
  process.exit(1);
}
const server = path.join(root, 'plugins', 'agents');
await import(path.join(server, 'build.mjs'));
process.argv = [
  process.argv[0],
  path.join(server, 'lib', 'server.cjs'),
  '--http',
  ...process.argv.slice(2),
  buildDir,
];
await import(process.argv[1]);
