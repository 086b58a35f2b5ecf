// Runs a Docusaurus command after installing missing packages:
//   node .tools/docusaurus.mjs start --port 4000
import {spawn} from 'node:child_process';
import {ensurePackages, root} from './ensurePackages.mjs';
import {WITHOUT_STORAGE} from './nodeFlags.mjs';

ensurePackages();
if (process.argv[2] === 'start') {
  // The cache on disk saves 2 of 18 seconds, and Rspack can end the server while
  // it writes the cache (web-infra-dev/rspack#14708).
  process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
}
const child = spawn(
  process.execPath,
  [
    // Size of V8's young generation, in MB. A build needs most new objects only
    // for one page. With the default, 16, garbage collection takes twice as
    // long.
    '--max-semi-space-size=64',
    ...WITHOUT_STORAGE,
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    ...process.argv.slice(2),
  ],
  {cwd: root, stdio: 'inherit'},
);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => child.kill(signal));
}
child.on('exit', (code) => process.exit(code ?? 1));
