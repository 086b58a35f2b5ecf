/** Prefix of a path that starts with a repository name. */
const FULL = '//';

/**
 * Resolves the full path of an object.
 * @param path A parameter value: a full path, a path from the repository root
 * (`/data/orders`), or a path relative to the workflow's folder.
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
    // The parent of the repository root is the root.
    (folders, step) =>
      step === '..' ? folders.slice(0, -1) : [...folders, step],
    start,
  );
  return FULL + [repository, ...found].join('/');
}
