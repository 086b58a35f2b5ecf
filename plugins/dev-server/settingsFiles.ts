import {statSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';

/**
 * Lists the files that modules of a site import, and the modules themselves,
 * without packages. The paths are relative to the folder of the site.
 */
export async function importedFiles(
  siteDir: string,
  modules: readonly string[],
): Promise<string[]> {
  const {metafile} = await build({
    absWorkingDir: siteDir,
    entryPoints: [...modules],
    bundle: true,
    packages: 'external',
    platform: 'node',
    metafile: true,
    write: false,
    outdir: '.',
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs);
}

/** Creates a function that returns the files that changed since its last call. */
export function createChangeList(
  siteDir: string,
  files: readonly string[],
): () => string[] {
  const changeTime = (file: string) =>
    statSync(path.join(siteDir, file), {throwIfNoEntry: false})?.mtimeMs;
  const times = new Map(files.map((file) => [file, changeTime(file)]));
  return () =>
    files.filter((file) => {
      const time = changeTime(file);
      // Some editors delete a file before they write it.
      const isChanged = time !== undefined && time !== times.get(file);
      if (isChanged) {
        times.set(file, time);
      }
      return isChanged;
    });
}
