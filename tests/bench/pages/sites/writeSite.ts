import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readPages} from '../../shared/corpus';
import type {Page} from '../../shared/corpus';
import {ROOT} from '../../shared/run';

/** Reads the guides. `linkTo` returns the address of a page. */
export const readGuides = (linkTo: (path: string) => string): Page[] =>
  readPages(linkTo).filter((page) => !/^operators(\/|$)/.test(page.path));

/**
 * Writes a site: its template, an icon, and guides. Without the icon, the first
 * page would request a missing file.
 */
export function writeSite(
  template: string,
  folder: string,
  contentFolder: string,
  guides: readonly Page[],
): void {
  rmSync(folder, {recursive: true, force: true});
  cpSync(path.join(__dirname, template), folder, {recursive: true});
  cpSync(
    path.join(ROOT, 'static/img/logo.svg'),
    path.join(folder, 'public/favicon.svg'),
  );
  for (const {file, title, description, markdown} of guides) {
    const target = path.join(folder, contentFolder, 'docs', `${file}.md`);
    const matter = JSON.stringify({title, description});
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, `---\n${matter}\n---\n\n${markdown}\n`);
  }
}
