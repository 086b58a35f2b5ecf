import path from 'node:path';

/** Folder of the project. */
export const ROOT = path.resolve(__dirname, '../../..');

/** Folder of the benchmark package, whose node_modules hold the peers. */
export const BENCH_DIR = path.join(ROOT, 'tests', 'bench');

/** Where the generated sites and their builds are; it can be deleted at any time. */
export const CACHE_DIR = path.join(BENCH_DIR, '.cache');
export const SITE_DIR = path.join(CACHE_DIR, 'site');

/** Folder of what a variant of the site was built to. */
export const buildDir = (variant: string) =>
  path.join(CACHE_DIR, `build-${variant}`);

/** Name of the folder in the site for what Docusaurus generates for a variant. */
export const generatedDir = (variant: string) => `.docusaurus-${variant}`;

/** Route of the page that searches start from; part of every corpus. */
export const START_PATH = '/help/docs/intro';
