import {readFile, realpath, stat} from 'node:fs/promises';
import path from 'node:path';

/**
 * Path of a file in a folder. Undefined if the path leads out of the folder,
 * also through a link.
 */
async function fileAt(
  folder: string,
  below: string,
): Promise<string | undefined> {
  const named =
    below === '' || below.endsWith('/') ? `${below}index.html` : below;
  const file = path.resolve(folder, named);
  const [root, real] = await Promise.all([realpath(folder), realpath(file)]);
  return file.startsWith(folder + path.sep) && real.startsWith(root + path.sep)
    ? real
    : undefined;
}

/**
 * Creates a `fetch` function that reads the files of a build folder, by their
 * paths from the origin. A path that ends with a slash is the page there.
 */
export function folderFiles(folder: string, baseUrl: string): typeof fetch {
  const root = path.resolve(folder);
  const answer = async (address: string): Promise<Response> => {
    const file = address.startsWith(baseUrl)
      ? await fileAt(root, decodeURIComponent(address.slice(baseUrl.length)))
      : undefined;
    if (file === undefined) {
      return new Response(null, {status: 404});
    }
    const {mtimeMs, size} = await stat(file);
    return new Response(await readFile(file), {
      headers: {etag: `"${mtimeMs}-${size}"`},
    });
  };
  return (input) =>
    answer(input as string).catch(() => new Response(null, {status: 404}));
}
