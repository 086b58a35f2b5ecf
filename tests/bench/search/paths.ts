import path from 'node:path';

/** Folder of the benchmark, with the packages of the peers. */
export const BENCH_DIR = __dirname;

/** Folder of the generated site and its builds. It can be deleted at any time. */
export const SITE_DIR = path.join(BENCH_DIR, '.cache');

/** Folder with the build of a variant of the site. */
export const buildDir = (variant: string) =>
  path.join(SITE_DIR, `build-${variant}`);

/** Name of the folder in the site for the generated files of a variant. */
export const generatedDir = (variant: string) => `.docusaurus-${variant}`;

/** Path below docs/ of the page where searches start. It is part of every corpus. */
export const START_PAGE = 'intro';

/** Address of the page where searches start. */
export const START_PATH = `/help/docs/${START_PAGE}`;
