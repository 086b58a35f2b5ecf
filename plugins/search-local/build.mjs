// Builds lib/ for the package: the code of the build as one CommonJS file, and
// the code of the browser as modules for a site's bundler.
import {execFileSync} from 'node:child_process';
import {cpSync, readdirSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

const root = path.dirname(fileURLToPath(import.meta.url));
const lib = path.join(root, 'lib');

const BROWSER = ['client', 'shared', 'theme'];

const filesOf = (folder) =>
  readdirSync(path.join(root, folder), {recursive: true}).map((file) =>
    path.join(folder, file),
  );

/** Keeps the search of the dev server in a separate file, which a build does not load. */
const devSearchApart = {
  name: 'dev-search-apart',
  setup({onResolve}) {
    onResolve({filter: /\/devSearch$/}, () => ({
      path: './devSearch.js',
      external: true,
    }));
  },
};

const node = {
  absWorkingDir: root,
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
};

rmSync(lib, {recursive: true, force: true});
await Promise.all([
  build({
    ...node,
    entryPoints: ['index.ts'],
    packages: 'external',
    outfile: 'lib/index.js',
    plugins: [devSearchApart],
  }),
  build({
    ...node,
    entryPoints: ['server/dev/devSearch.ts'],
    // Includes the parsers of Markdown, which CommonJS cannot load.
    external: ['@docusaurus/*', 'lunr', 'lunr-languages'],
    outfile: 'lib/devSearch.js',
  }),
  build({
    ...node,
    entryPoints: ['lunr.ts'],
    packages: 'external',
    outfile: 'lib/lunr.js',
  }),
  build({
    absWorkingDir: root,
    entryPoints: BROWSER.flatMap(filesOf).filter((file) =>
      /(?<!\.d)\.tsx?$/.test(file),
    ),
    format: 'esm',
    jsx: 'automatic',
    outbase: '.',
    outdir: 'lib',
    target: 'es2022',
  }),
]);
for (const file of [
  ...filesOf('theme').filter((file) => file.endsWith('.css')),
  'locales',
]) {
  cpSync(path.join(root, file), path.join(lib, file), {recursive: true});
}
execFileSync(
  process.execPath,
  [
    createRequire(import.meta.url).resolve('typescript/bin/tsc'),
    '--project',
    'tsconfig.types.json',
  ],
  {cwd: root, stdio: 'inherit'},
);
