import path from 'node:path';
import {load} from 'cheerio';
import type * as Pagefind from 'pagefind';
import {PAGEFIND_FOLDER} from '../shared/constants';
import {plainLabel} from './buildDocuments';
import {readHtml} from './builtPages';
import {findText, SKIPPED} from './extract/html';
import importModule from './importModule.cjs';
import type {PageRef} from './pages';

/** Returns the text of a built page as HTML for Pagefind, with the data of its result. */
function pagefindHtml(page: PageRef, html: string): string {
  const found = findText(html, page.type);
  const {kind, isDeprecated, categories} = page;
  const breadcrumbs = categories.map(plainLabel);
  const $ = load('<meta data-pagefind-meta="result[content]"><h1>');
  $('meta').attr('content', JSON.stringify({kind, isDeprecated, breadcrumbs}));
  $('h1').text(plainLabel(page.title ?? found?.title ?? ''));
  $('body').attr('data-pagefind-filter', `kind:${kind}`);
  found?.root.find('h1').first().remove();
  $('body').append(found?.root.html() ?? '');
  return $.html();
}

/**
 * Writes a Pagefind index of the built pages of a locale.
 * @throws Error if the package `pagefind` is not installed or cannot index a page.
 */
export async function writePagefind(
  pages: readonly PageRef[],
  {
    locale,
    baseUrl,
    outDir,
  }: Readonly<Record<'locale' | 'baseUrl' | 'outDir', string>>,
): Promise<void> {
  const pagefind = (await importModule('pagefind')) as typeof Pagefind;
  const {index} = await pagefind.createIndex({
    forceLanguage: locale.split('-')[0]!,
    excludeSelectors: [SKIPPED],
  });
  const added = [];
  for (const page of pages) {
    const html = await readHtml(page, outDir, baseUrl);
    const content = pagefindHtml(page, html);
    added.push(index!.addHTMLFile({url: page.route, content}));
  }
  const outputPath = path.join(outDir, PAGEFIND_FOLDER);
  const written = await index!.writeFiles({outputPath});
  const errors = [...(await Promise.all(added)), written].flatMap(
    (response) => response.errors,
  );
  await pagefind.close();
  if (errors.length > 0) {
    throw new Error(`search-local: Pagefind failed. ${errors.join(' ')}`);
  }
}
