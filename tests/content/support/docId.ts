const TEST = /.*\/tests\/content\/examples\/(.+)\.test\.ts$/;

/** A page: its doc id, or the `import.meta` of the test file that mirrors it. */
export type PageOfTest = string | Pick<ImportMeta, 'filename'>;

/**
 * Doc id of a page, such as `operators/scoring/apply_model` for
 * `tests/content/examples/scoring/apply_model.test.ts`.
 */
export function docIdOf(page: PageOfTest): string {
  return typeof page === 'string'
    ? page
    : page.filename.replaceAll('\\', '/').replace(TEST, 'operators/$1');
}
