import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import type {PluginOptions} from '../options';
import type {SiteFiles} from './files';

/** Files whose change makes the dev server read the operators again. */
export function watchedPaths(
  {docsDir}: SiteFiles,
  {fragments, portTypes, measures, planned}: PluginOptions,
): string[] {
  return ['**/*.{md,mdx}', fragments, portTypes, measures, planned]
    .filter((file) => file !== undefined)
    .map((file) => posixPath(path.join(docsDir, file)));
}
