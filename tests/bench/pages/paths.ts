import path from 'node:path';

/** Folder of the project. */
export const ROOT = path.resolve(__dirname, '../../..');

/** Folder of this benchmark, whose node_modules hold the peers. */
export const BENCH_DIR = path.join(ROOT, 'tests', 'bench', 'pages');

/** Where the sites of the peers are; it can be deleted at any time. */
export const CACHE_DIR = path.join(BENCH_DIR, '.cache');

/** Folder of a site that is written for the benchmark. */
export const siteDir = (name: string) => path.join(CACHE_DIR, name);

/** A file of a package of the benchmark. */
export const packageFile = (file: string) =>
  path.join(BENCH_DIR, 'node_modules', file);
