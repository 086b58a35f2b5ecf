import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SiteFiles} from '../registry/files';
import type {PageView} from './views';

/** Writes a file unless it holds the text already: a new time would rebuild its page. */
async function writeChanged(file: string, text: string): Promise<void> {
  const old = await readFile(file, 'utf8').catch(() => undefined);
  if (old !== text) {
    await writeFile(file, text);
  }
}

/** Writes what is wrong with the files that all operators share. */
export async function writeMessages(
  {viewsDir, messagesFile}: SiteFiles,
  messages: readonly string[],
): Promise<void> {
  await mkdir(viewsDir, {recursive: true});
  await writeChanged(messagesFile, JSON.stringify(messages));
}

/**
 * Writes the views of pages that have none as yet, and leaves the others alone.
 * The bundler notices the change of a file more surely than that there is one.
 */
export async function writeMissingViews(
  {viewsDir, viewFile}: SiteFiles,
  views: ReadonlyMap<string, PageView>,
): Promise<void> {
  await mkdir(viewsDir, {recursive: true});
  await Promise.all(
    [...views].map(async ([relative, view]) => {
      const file = viewFile(relative);
      if (!existsSync(file)) {
        await writeFile(file, JSON.stringify(view));
      }
    }),
  );
}

/** Writes the views of all pages, and removes those of pages that are gone. */
export async function writeViews(
  {viewsDir, viewFile}: SiteFiles,
  views: ReadonlyMap<string, PageView>,
): Promise<void> {
  await mkdir(viewsDir, {recursive: true});
  const wanted = new Map(
    [...views].map(([relative, view]) => [viewFile(relative), view]),
  );
  const present = await readdir(viewsDir);
  await Promise.all([
    ...present
      .map((name) => path.join(viewsDir, name))
      .filter((file) => !wanted.has(file))
      .map((file) => rm(file)),
    ...[...wanted].map(([file, view]) =>
      writeChanged(file, `${JSON.stringify(view, null, 1)}\n`),
    ),
  ]);
}
