import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PublishedFile} from './published';

/** Writes the file for tools into a built site. */
export async function writePublished(
  outDir: string,
  file: string | false,
  published: PublishedFile | undefined,
): Promise<void> {
  if (file !== false && published) {
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, JSON.stringify(published));
  }
}
