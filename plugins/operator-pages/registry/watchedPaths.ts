import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import type {PluginOptions} from '../options';
import type {VersionFolders} from './versions';

/** Files whose change makes the dev server read the operators again. */
export function watchedPaths(
  versions: readonly VersionFolders[],
  {fragments, portTypes, measures, planned}: PluginOptions,
): string[] {
  const files = [
    '**/*.{md,mdx}',
    '**/*.run.ts',
    fragments,
    portTypes,
    measures,
    planned,
  ];
  return versions
    .flatMap(({dir, localizedDir}) => [dir, localizedDir])
    .flatMap((dir) =>
      files
        .filter((file) => file !== undefined)
        .map((file) => posixPath(path.join(dir, file))),
    );
}
