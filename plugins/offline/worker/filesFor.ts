/** A path as files have it; undefined for one that no file has. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Files that may stand for an address, the likeliest first: itself, or the page
 * of that name in any form that hosts have for it.
 * @param path - Path of the address below the base URL, without a slash before it.
 */
export function filesFor(path: string): string[] {
  const name = decoded(path)?.replace(/\/$/, '');
  if (name === undefined) {
    return [];
  }
  const bare = name.replace(/(?:^|\/)index\.html$|\.html$/, '');
  return bare === ''
    ? ['index.html']
    : [...new Set([name, `${bare}/index.html`, `${bare}.html`])];
}
