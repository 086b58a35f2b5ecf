/** Whether a path is one of those given, or begins like one that ends in `*`. */
export function matches(path: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) =>
    pattern.endsWith('*')
      ? path.startsWith(pattern.slice(0, -1))
      : path === pattern,
  );
}

/** The address of a file below the base URL, as readers have it. */
const addressOf = (file: string) =>
  file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');

function coverFolder(
  folder: string,
  files: readonly string[],
  immutable: readonly string[],
): string[] {
  if (!immutable.some((pattern) => pattern.startsWith(folder))) {
    const page = files.includes(`${folder}index.html`)
      ? [folder.slice(0, -1)]
      : [];
    return [...page, `${folder}*`];
  }
  const names = files.map((file) => file.slice(folder.length).split('/')[0]!);
  return [...new Set(names)].flatMap((name) => {
    const path = folder + name;
    const within = files.filter((file) => file.startsWith(`${path}/`));
    if (within.length > 0) {
      return coverFolder(`${path}/`, within, immutable);
    }
    return matches(path, immutable) ? [] : [addressOf(path)];
  });
}

/**
 * Paths below the base URL that hold all pages and nothing immutable: no path
 * is in both lists, as hosts join the values of a header that two rules set.
 * @param files - Paths of the HTML files, with slashes.
 */
export function revalidatedPaths(
  files: readonly string[],
  immutable: readonly string[],
): string[] {
  const pages = files.filter((file) => file !== '404.html');
  return coverFolder('', pages, ['', ...immutable]);
}
