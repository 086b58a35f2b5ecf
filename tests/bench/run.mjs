// Runs a benchmark: node tests/bench/run.mjs <name> [arguments]
import {spawnSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {ensurePackages, root} from '../../.tools/ensurePackages.mjs';

const benchFolder = path.dirname(fileURLToPath(import.meta.url));

/** The benchmarks by name: a TypeScript module that exports `run(argv)`, and the folder of the packages that only it needs. */
const BENCHMARKS = {
  search: {module: './search/main.ts', packages: '.'},
  pages: {module: './pages/main.ts', packages: 'pages'},
};

/** Installs the packages of a benchmark. npm ci would ask for the optional packages of all systems, which the lock file leaves out. */
function ensurePeers(folder) {
  const record = path.join(folder, 'node_modules', '.package-lock.json');
  const lockFile = path.join(folder, 'package-lock.json');
  if (
    existsSync(record) &&
    statSync(record).mtimeMs >= statSync(lockFile).mtimeMs
  ) {
    return;
  }
  console.log('Installing the packages of the benchmarks (npm install) ...');
  const {status} = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund'],
    {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) {
    throw new Error(
      `npm install failed in ${path.relative(root, folder)}. Check the network and the messages above, then run the command again.`,
    );
  }
}

const [name = '', ...args] = process.argv.slice(2);
try {
  if (!Object.hasOwn(BENCHMARKS, name)) {
    throw new Error(
      `There is no benchmark '${name}'. Name one of: ${Object.keys(BENCHMARKS).join(', ')}.`,
    );
  }
  process.chdir(root);
  ensurePackages();
  const {module, packages} = BENCHMARKS[name];
  ensurePeers(path.join(benchFolder, packages));
  const file = fileURLToPath(import.meta.url);
  const load = createRequire(import.meta.url)('jiti')(file, {
    interopDefault: true,
  });
  await load(module).run(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
