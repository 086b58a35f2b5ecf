import {cpSync, mkdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '../../shared/corpus';
import {ROOT} from '../../shared/run';
import {SITE_DIR} from '../paths';

/** Writes the site for all searches, including a copy of our search. */
export function writeSite(pages: readonly Page[]): void {
  const inSite = (file: string) => path.join(SITE_DIR, file);
  rmSync(SITE_DIR, {recursive: true, force: true});
  // Category files, for the names of categories.
  cpSync(path.join(ROOT, 'docs'), inSite('docs'), {
    recursive: true,
    filter: (file) =>
      statSync(file).isDirectory() || file.endsWith('_category_.json'),
  });
  for (const {file, title, description, keywords, markdown} of pages) {
    const target = inSite(`docs/${file}.md`);
    const matter = JSON.stringify({title, description, keywords});
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, `---\n${matter}\n---\n\n${markdown}`);
  }
  writeFileSync(
    inSite('package.json'),
    '{"name": "search-benchmark-site", "private": true}',
  );
  for (const [from, to] of [
    ['tests/bench/search/site/docusaurus.config.ts', 'docusaurus.config.ts'],
    ['src/searchSynonyms.json', 'synonyms.json'],
    ['plugins/search-local', 'plugins/search-local'],
  ] as const) {
    cpSync(path.join(ROOT, from), inSite(to), {recursive: true});
  }
}
