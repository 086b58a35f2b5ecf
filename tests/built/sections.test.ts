import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {extractHtml} from '../../plugins/search-local/server/extract/html';
import type {RemarkPlugins} from '../../plugins/search-local/markdown/readMarkdown';
import {createExtractor} from '../../plugins/search-local/server/extract/markdown';
import type {Section} from '../../plugins/search-local/server/extract/section';
import config from '../../docusaurus.config';
import {readPages} from '../content/support/page';
import {sample} from '../support/sample';
import {ROOT} from '../support/sites';
import {fileOfRoute} from './support/builtSite';

const pages = readPages(ROOT, ['docs']);
const filesOf = (kind: string) =>
  pages.filter((page) => page.kind === kind).map(({file}) => file);

const written = [
  // The catalog of operators is generated from the records.
  ...filesOf('guide').filter((file) => file !== 'docs/operators/index.mdx'),
  ...sample(filesOf('operator'), 5, (file) => file),
  ...sample(filesOf('recipe'), 5, (file) => file),
];

const [, {remarkPlugins}] = (config.plugins ?? [])
  .filter((plugin): plugin is [string, {remarkPlugins: RemarkPlugins}] =>
    Array.isArray(plugin),
  )
  .find(([name]) => name.includes('search-local')) ?? ['', {remarkPlugins: []}];
const extract = createExtractor(remarkPlugins);

function builtSections(file: string): readonly Section[] {
  const id = file.replace(/^docs\//, '').replace(/((^|\/)index)?\.mdx$/, '');
  const html = readFileSync(
    fileOfRoute(path.join(ROOT, 'build'), `/help/docs/${id}`),
    'utf8',
  );
  return extractHtml(html, 'docs')?.sections ?? [];
}

async function writtenSections(file: string): Promise<readonly Section[]> {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  return extract(
    text.replace(/^---\n[\s\S]*?\n---\n/, ''),
    path.join(ROOT, file),
  );
}

const headings = (sections: readonly Section[]) =>
  sections.map(({title, id}) => `${title} #${id ?? ''}`);

const words = (sections: readonly Section[]) =>
  sections
    .map(({content}) => content)
    .join(' ')
    .match(/[\p{L}\d]+/gu) ?? [];

describe('the dev server finds in the Markdown what the build finds in the HTML', () => {
  it.each(written)('%s: the same sections and words', async (file) => {
    const built = builtSections(file);
    const found = await writtenSections(file);
    expect(headings(found)).toEqual(headings(built));
    const known = new Set(words(built));
    expect(words(found).filter((word) => !known.has(word))).toEqual([]);
  });
});
