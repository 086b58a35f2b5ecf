// Serves the built site like a static host:
//   node .tools/serve.mjs [--port 3000]
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensurePackages, root} from './ensurePackages.mjs';

ensurePackages();
const {values} = parseArgs({
  options: {port: {type: 'string', default: '3000'}},
});
const buildDir = path.join(root, 'build');
if (!existsSync(path.join(buildDir, 'index.html'))) {
  console.error('There is no built site in build/. Run `npm run build` first.');
  process.exit(1);
}
const {startStaticServer} = await import('./staticServer.mjs');
const {origin} = await startStaticServer({
  buildDir,
  baseUrl: '/help/',
  port: Number(values.port),
});
console.log(`The built site is at ${origin}/help/ (Ctrl+C ends it).`);
