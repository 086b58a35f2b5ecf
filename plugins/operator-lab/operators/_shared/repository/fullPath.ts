/** Marks a path that begins with the name of a repository. */
const FULL = '//';

/**
 * The full path of an object.
 * @param path As in a parameter: full, from the top of the repository (`/data/orders`), or from the folder of the workflow.
 * @param workflow Full path of the workflow, such as `//shop/scoring/nightly`.
 */
export function fullPath(path: string, workflow: string): string {
  if (path.startsWith(FULL)) {
    return path;
  }
  const [repository = '', ...places] = workflow.slice(FULL.length).split('/');
  const steps = path.split('/').filter((step) => step && step !== '.');
  const start = path.startsWith('/') ? [] : places.slice(0, -1);
  const found = steps.reduce<readonly string[]>(
    // Above the top there is nothing: one stays there.
    (folders, step) =>
      step === '..' ? folders.slice(0, -1) : [...folders, step],
    start,
  );
  return FULL + [repository, ...found].join('/');
}
