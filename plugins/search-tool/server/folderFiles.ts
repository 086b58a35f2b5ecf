import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';

/**
 * Path of a file in a folder. Undefined if the path leads out of the folder.
 */
function fileAt(folder: string, below: string): string | undefined {
  const file = path.resolve(folder, below);
  return file.startsWith(folder + path.sep) ? file : undefined;
}

/**
 * Creates a `fetch` function that reads the files of a build folder, by their
 * paths from the origin.
 */
export function folderFiles(folder: string, baseUrl: string): typeof fetch {
  const root = path.resolve(folder);
  const answer = async (address: string): Promise<Response> => {
    const below = address.startsWith(baseUrl)
      ? address.slice(baseUrl.length)
      : undefined;
    const file =
      below === undefined ? below : fileAt(root, decodeURIComponent(below));
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
