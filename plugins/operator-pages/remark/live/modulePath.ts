import path from 'node:path';
import {GENERATED_FILES_DIR_NAME, posixPath} from '@docusaurus/utils';

/** How a page imports a script, without the extension: `./normalize.run`. */
export function importPath(page: string, script: string): string {
  const relative = posixPath(path.relative(path.dirname(page), script));
  const name = relative.slice(0, -path.extname(relative).length);
  return name.startsWith('.') ? name : `./${name}`;
}

/** How a page imports a file that the plugin has generated. */
export function generatedPath(siteDir: string, file: string): string {
  const generated = path.join(siteDir, GENERATED_FILES_DIR_NAME);
  return `@generated/${posixPath(path.relative(generated, file))}`;
}
