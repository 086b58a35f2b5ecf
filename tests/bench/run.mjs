// Runs a benchmark: node tests/bench/run.mjs <name> [arguments]
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {ensurePackages, root} from '../../.tools/ensurePackages.mjs';
import {ensurePackagesIn} from '../../.tools/ensurePackagesIn.mjs';

const benchFolder = path.dirname(fileURLToPath(import.meta.url));

/** The benchmarks by name: a TypeScript module that exports `run(argv)`, and the folder of the packages that only it needs. */
const BENCHMARKS = {
  search: {module: './search/main.ts', packages: '.'},
  pages: {module: './pages/main.ts', packages: 'pages'},
};

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
  ensurePackagesIn(path.join(benchFolder, packages));
  const file = fileURLToPath(import.meta.url);
  const load = createRequire(import.meta.url)('jiti')(file, {
    interopDefault: true,
  });
  await load(module).run(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
