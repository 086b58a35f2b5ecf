import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT, packageFile} from '../paths';

/** Writes a folder anew: texts by their paths in it. */
export function writeFolder(
  folder: string,
  files: Readonly<Record<string, string>>,
): void {
  rmSync(folder, {recursive: true, force: true});
  for (const [name, text] of Object.entries(files)) {
    const target = path.join(folder, name);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
}

/** The icon of all sites: without one, a site's first page asks for what is not there. */
export const FAVICON = readFileSync(
  path.join(ROOT, 'static/img/logo.svg'),
  'utf8',
);

/** Front matter of a page, then its text. */
export const pageText = (matter: object, text: string) =>
  `---\n${JSON.stringify(matter)}\n---\n\n${text}\n`;

/** A package of the benchmark and its version. */
export function versionOf(name: string): string {
  const file = packageFile(`${name}/package.json`);
  const {version} = JSON.parse(readFileSync(file, 'utf8')) as {
    version: string;
  };
  return `${name} ${version}`;
}
