import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import type {PluginOptions} from '../options';
import type {VersionFolders} from './versions';

/** Files whose change makes the dev server read the operators again. */
export function watchedPaths(
  siteDir: string,
  versions: readonly VersionFolders[],
  {
    codePath,
    include,
    fragments,
    portTypes,
    measures,
    behavior,
    equivalents,
    errors,
    planned,
  }: PluginOptions,
): string[] {
  const files = [
    '**/*.{md,mdx}',
    fragments,
    portTypes,
    measures,
    behavior,
    equivalents,
    ...errors,
    planned,
  ];
  const code = include.map((glob) =>
    posixPath(path.join(siteDir, codePath, glob.replace(/\.[^/]*$/, '.ts'))),
  );
  const pages = versions
    .flatMap(({dir, localizedDir}) => [dir, localizedDir])
    .flatMap((dir) =>
      files
        .filter((file) => file !== undefined)
        .map((file) => posixPath(path.join(dir, file))),
    );
  return [...pages, ...code];
}
