import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Writes a file unless it holds the text already: a new time would rebuild the pages that depend on it. */
export async function writeChanged(file: string, text: string): Promise<void> {
  const old = await readFile(file, 'utf8').catch(() => undefined);
  if (old !== text) {
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
}
