// Runs a benchmark: node tests/bench/run.mjs search|pages [arguments]
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {
  ensurePackages,
  ensurePackagesIn,
  root,
} from '../../.tools/ensurePackages.mjs';

/** Names of the benchmarks: folders with a package.json and a module main.ts that exports `run(args)`. */
const BENCHMARKS = ['search', 'pages'];

const [name = '', ...args] = process.argv.slice(2);
try {
  if (!BENCHMARKS.includes(name)) {
    throw new Error(
      `There is no benchmark '${name}'. Name one of: ${BENCHMARKS.join(', ')}.`,
    );
  }
  process.chdir(root);
  ensurePackages();
  const file = fileURLToPath(import.meta.url);
  ensurePackagesIn(path.join(path.dirname(file), name));
  const load = createRequire(import.meta.url)('jiti')(file, {
    interopDefault: true,
  });
  await load(`./${name}/main.ts`).run(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
