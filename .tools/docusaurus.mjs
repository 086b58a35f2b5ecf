// Runs a Docusaurus command after installing what is missing:
//   node .tools/docusaurus.mjs start --port 4000
import {spawn} from 'node:child_process';
import {ensurePackages, root} from './ensurePackages.mjs';

ensurePackages();
const child = spawn(
  process.execPath,
  [
    // Megabytes for new objects, most of which a build needs only for one page.
    // With the default, 16, V8 collects garbage for twice as long.
    '--max-semi-space-size=64',
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    ...process.argv.slice(2),
  ],
  {cwd: root, stdio: 'inherit'},
);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => child.kill(signal));
}
child.on('exit', (code) => process.exit(code ?? 1));
