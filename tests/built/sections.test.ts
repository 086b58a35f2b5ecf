import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {extractHtml} from '../../plugins/search-local/server/extract/html';
import {extractMarkdown} from '../../plugins/search-local/server/extract/markdown';
import type {Section} from '../../plugins/search-local/server/extract/section';
import {readPages} from '../content/support/page';
import {ROOT} from '../support/sites';
import {fileOfRoute} from './support/builtSite';

const guides = readPages(ROOT, ['docs'])
  .filter(({kind}) => kind === 'guide')
  .map(({file}) => file);

function builtSections(file: string): readonly Section[] {
  const id = file.replace(/^docs\//, '').replace(/(^|\/)?(index)?\.mdx$/, '');
  const html = readFileSync(
    fileOfRoute(path.join(ROOT, 'build'), `/help/docs/${id}`),
    'utf8',
  );
  return extractHtml(html, 'docs')?.sections ?? [];
}

function writtenSections(file: string): readonly Section[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  return extractMarkdown(text.replace(/^---\n[\s\S]*?\n---\n/, ''));
}

const headings = (sections: readonly Section[]) =>
  sections.map(({title, id}) => `${title} #${id ?? ''}`);

const words = (sections: readonly Section[]) =>
  sections
    .map(({content}) => content)
    .join(' ')
    .match(/[\p{L}\d]+/gu) ?? [];

describe('the dev server finds in the Markdown what the build finds in the HTML', () => {
  it.each(guides)('%s: the same sections', (file) => {
    expect(headings(writtenSections(file))).toEqual(
      headings(builtSections(file)),
    );
  });

  it.each(guides)('%s: the same words', (file) => {
    const built = new Set(words(builtSections(file)));
    const lost = words(writtenSections(file)).filter(
      (word) => !built.has(word),
    );
    expect(lost).toEqual([]);
  });
});
