import {existsSync} from 'node:fs';
import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SiteFiles} from '../registry/files';
import {CURRENT_VERSION} from '../registry/versions';
import {writeChanged} from '../registry/writeChanged';
import type {Trial} from '../run/trial';
import type {PageView} from './views';

/** Writes what is wrong with the files that all operators share. */
export async function writeMessages(
  {messagesFile}: SiteFiles,
  messages: readonly string[],
): Promise<void> {
  await writeChanged(messagesFile, JSON.stringify(messages));
}

/**
 * Writes the views of pages that have none as yet, and leaves the others alone.
 * The bundler notices the change of a file more surely than that there is one.
 */
export async function writeMissingViews(
  {viewsDir, viewFile}: SiteFiles,
  views: ReadonlyMap<string, PageView>,
  version = CURRENT_VERSION,
): Promise<void> {
  const folder = viewsDir(version);
  await mkdir(folder, {recursive: true});
  await Promise.all(
    [...views].map(async ([relative, view]) => {
      const file = viewFile(relative, version);
      if (!existsSync(file)) {
        await writeFile(file, JSON.stringify(view));
      }
    }),
  );
}

/** Writes the views of all pages of a version, and removes those of pages that are gone. */
export async function writeViews(
  {viewsDir, viewFile, trialFile}: SiteFiles,
  views: ReadonlyMap<string, PageView>,
  version = CURRENT_VERSION,
): Promise<void> {
  const folder = viewsDir(version);
  await mkdir(folder, {recursive: true});
  const wanted = new Map<string, PageView | Trial>(
    [...views].flatMap(([relative, view]) => [
      [viewFile(relative, version), view],
      ...(view.operator?.trial
        ? [[trialFile(relative, version), view.operator.trial] as const]
        : []),
    ]),
  );
  const present = await readdir(folder);
  await Promise.all([
    ...present
      .map((name) => path.join(folder, name))
      .filter((file) => !wanted.has(file))
      .map((file) => rm(file)),
    ...[...wanted].map(([file, content]) =>
      writeChanged(file, `${JSON.stringify(content, null, 1)}\n`),
    ),
  ]);
}
