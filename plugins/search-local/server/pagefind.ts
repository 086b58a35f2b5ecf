import {load} from 'cheerio';
import type * as Pagefind from 'pagefind';
import {PAGEFIND_FOLDER} from '../shared/constants';
import {kindOf, plainLabel} from './buildDocuments';
import {readHtml} from './builtPages';
import {findText, SKIPPED} from './extract/html';
import importModule from './importModule.cjs';
import type {PageRef, SiteAddress} from './pages';

/** Number of pages that are read at a time. */
const CONCURRENCY = 32;

/** A file to write, by its path below the output folder. */
export type ContentFile = {
  readonly name: string;
  readonly content: string | Uint8Array;
};

function check(errors: readonly string[]): void {
  if (errors.length > 0) {
    throw new Error(`search-local: Pagefind failed. ${errors.join(' ')}`);
  }
}

/** Returns the text of a built page as HTML for Pagefind, with the data of its result. Undefined if the page has no text. */
function pagefindHtml(page: PageRef, html: string): string | undefined {
  const found = findText(html, page.type);
  if (!found) {
    return undefined;
  }
  const {isDeprecated, categories} = page;
  const kind = kindOf(page);
  const breadcrumbs = categories.map(plainLabel);
  const $ = load('<meta><meta><h1>');
  $('meta')
    .first()
    .attr({
      'data-pagefind-meta': 'result[content]',
      content: JSON.stringify({kind, isDeprecated, breadcrumbs}),
    });
  $('meta')
    .last()
    .attr({'data-pagefind-filter': 'kind[content]', content: kind});
  $('h1').text(plainLabel(page.title ?? found.title));
  found.root.find('h1').first().remove();
  $('body').append(found.root.html() ?? '');
  return $.html();
}

/**
 * Makes a Pagefind index of the built pages of a locale.
 * @throws Error if the package `pagefind` is not installed or cannot index a page.
 */
export async function pagefindFiles({
  pages,
  locale,
  site,
  outDir,
}: {
  pages: readonly PageRef[];
  locale: string;
  site: SiteAddress;
  outDir: string;
}): Promise<ContentFile[]> {
  const {createIndex, close} = (await importModule(
    'pagefind',
  )) as typeof Pagefind;
  const {index, errors} = await createIndex({
    forceLanguage: locale.split('-')[0]!.toLowerCase(),
    excludeSelectors: [SKIPPED],
  });
  check(errors);
  for (let start = 0; start < pages.length; start += CONCURRENCY) {
    await Promise.all(
      pages.slice(start, start + CONCURRENCY).map(async (page) => {
        const html = await readHtml(page, outDir, site.baseUrl);
        const content = pagefindHtml(page, html);
        if (content) {
          check((await index!.addHTMLFile({url: page.route, content})).errors);
        }
      }),
    );
  }
  const output = await index!.getFiles();
  check(output.errors);
  await close();
  return output.files.map(({path: name, content}) => ({
    name: `${PAGEFIND_FOLDER}/${name}`,
    content,
  }));
}
