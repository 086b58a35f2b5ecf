import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {IndexedPage} from '../../../../plugins/search-local/server/buildDocuments';
import {filePath, pageMarkdown} from '../corpus/markdown';
import {ROOT, SITE_DIR} from '../paths';

function write(file: string, content: string): void {
  const target = path.join(SITE_DIR, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, content);
}

/** Writes each folder's name as readers see it, from the categories of its pages. */
function writeCategories(pages: readonly IndexedPage[]): void {
  const labels = new Map<string, string>();
  for (const {page} of pages) {
    const folders = page.route.split('/').slice(3, -1);
    folders.forEach((_, at) =>
      labels.set(
        folders.slice(0, at + 1).join('/'),
        page.categories[at] ?? folders[at]!,
      ),
    );
  }
  labels.forEach((label, folder) =>
    write(`docs/${folder}/_category_.json`, JSON.stringify({label})),
  );
}

/** Writes the site that all searches are built into, with a copy of ours in it. */
export function writeSite(pages: readonly IndexedPage[]): void {
  rmSync(SITE_DIR, {recursive: true, force: true});
  const titles = new Map(pages.map(({page, title}) => [page.route, title]));
  for (const page of pages) {
    write(`docs/${filePath(page)}.md`, pageMarkdown(page, titles));
  }
  writeCategories(pages);
  write('package.json', '{"name": "search-benchmark-site", "private": true}');
  cpSync(
    path.join(__dirname, 'docusaurus.config.ts'),
    path.join(SITE_DIR, 'docusaurus.config.ts'),
  );
  cpSync(
    path.join(ROOT, 'src/searchSynonyms.json'),
    path.join(SITE_DIR, 'synonyms.json'),
  );
  cpSync(
    path.join(ROOT, 'plugins/search-local'),
    path.join(SITE_DIR, 'plugins/search-local'),
    {recursive: true},
  );
}
