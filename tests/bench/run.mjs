// Runs a benchmark, which is a folder with a package.json and a module main.ts
// that exports `run(args)`: node tests/bench/run.mjs search|pages [arguments]
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {
  ensurePackages,
  ensurePackagesIn,
  root,
} from '../../.tools/ensurePackages.mjs';

const [name, ...args] = process.argv.slice(2);
try {
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
