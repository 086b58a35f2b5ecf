import path from 'node:path';
import {GENERATED_FILES_DIR_NAME, posixPath} from '@docusaurus/utils';

/** How a page imports a script of the site, without the extension: `@site/src/operators/join`. */
export function sitePath(siteDir: string, script: string): string {
  const {dir, name} = path.parse(path.relative(siteDir, script));
  return `@site/${posixPath(path.join(dir, name))}`;
}

/** How a page imports a file that the plugin has generated. */
export function generatedPath(siteDir: string, file: string): string {
  const generated = path.join(siteDir, GENERATED_FILES_DIR_NAME);
  return `@generated/${posixPath(path.relative(generated, file))}`;
}
