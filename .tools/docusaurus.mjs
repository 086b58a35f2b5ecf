// Runs a Docusaurus command after installing what is missing:
//   node .tools/docusaurus.mjs start --port 4000
import {spawn} from 'node:child_process';
import {ensurePackages, root} from './ensurePackages.mjs';

/** Removes the global localStorage of Node 22 and later. */
const NO_STORAGE = '--no-experimental-webstorage';

ensurePackages();
const child = spawn(
  process.execPath,
  [
    // Megabytes for new objects, most of which a build needs only for one page.
    // With the default, 16, V8 collects garbage for twice as long.
    '--max-semi-space-size=64',
    // Node 26 warns when Docusaurus asks whether it has a localStorage.
    ...(process.allowedNodeEnvironmentFlags.has(NO_STORAGE)
      ? [NO_STORAGE]
      : []),
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    ...process.argv.slice(2),
  ],
  {cwd: root, stdio: 'inherit'},
);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => child.kill(signal));
}
child.on('exit', (code) => process.exit(code ?? 1));
