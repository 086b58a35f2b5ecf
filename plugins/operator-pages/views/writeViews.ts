import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {mkdir, readdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import type {SiteFiles} from '../registry/files';
import type {PageView} from './views';

/**
 * Creates a queue that runs one task at a time, in order. The dev server can
 * reread the operators during an earlier read, and the older result must not be
 * written last.
 */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const run = last.then(task, task);
    last = run;
    return run;
  };
}

/** Reads the view of a page. Returns undefined if the page has none. */
export function readView(file: string): PageView | undefined {
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as PageView)
    : undefined;
}

/**
 * Writes a file if its content differs: a new modification time would rebuild
 * the pages that depend on it.
 */
export async function writeChanged(
  file: string,
  content: unknown,
): Promise<void> {
  const text = `${JSON.stringify(content, null, 1)}\n`;
  const old = await readFile(file, 'utf8').catch(() => undefined);
  if (old !== text) {
    await mkdir(path.dirname(file), {recursive: true});
    // Synchronously, because the bundler can read at any time and must not find
    // an empty file.
    writeFileSync(file, text);
  }
}

/**
 * Writes the views of pages that do not have one yet, and leaves the others
 * alone. The bundler detects changed files more reliably than new ones.
 */
export async function writeMissingViews(
  {viewFile}: SiteFiles,
  views: ReadonlyMap<string, PageView>,
): Promise<void> {
  await Promise.all(
    [...views]
      .map(([relative, view]) => [viewFile(relative), view] as const)
      .filter(([file]) => !existsSync(file))
      .map(([file, view]) => writeChanged(file, view)),
  );
}

/** Writes the views of all pages, and removes views of deleted pages. */
export async function writeViews(
  {viewsDir, viewFile, trialFile}: SiteFiles,
  views: ReadonlyMap<string, PageView>,
): Promise<void> {
  await mkdir(viewsDir, {recursive: true});
  const wanted = new Map<string, unknown>(
    [...views].flatMap(([relative, view]) => {
      const trial = view.operator?.example?.trial;
      return [
        [viewFile(relative), view] as const,
        ...(trial ? [[trialFile(relative), trial] as const] : []),
      ];
    }),
  );
  const present = await readdir(viewsDir);
  await Promise.all([
    ...present
      .map((name) => path.join(viewsDir, name))
      .filter((file) => !wanted.has(file))
      .map((file) => rm(file, {recursive: true})),
    ...[...wanted].map(([file, content]) => writeChanged(file, content)),
  ]);
}
