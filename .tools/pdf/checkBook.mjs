import {load} from 'cheerio';
import {openPdf} from './openPdf.mjs';

/** Points that a heading may be from where its bookmark leads. */
const NEAR = 60;

/** A text in the form in which texts are compared: style sheets draw some headings in capitals. */
const plain = (text) => text.normalize('NFKC').toLowerCase();

const wordsOf = (text) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Letters and digits alone, so that it does not matter where lines break. */
const letters = (text) => wordsOf(text).join('');

/** What no paper shows. */
const CONTROLS = 'button, fieldset, form, nav, script, .hash-link';

/** Words of the HTML of an article, none run together where elements meet. */
export function wordsOfArticle(html) {
  const $ = load(html);
  $(CONTROLS).remove();
  $('body *').append(' ');
  return wordsOf($('body').text());
}

/** Words that the end of a line has broken, put together. */
const brokenWords = (text) =>
  [...text.matchAll(/([\p{L}\p{N}]+)\n(?=([\p{L}\p{N}]+))/gu)].map(
    ([, start, end]) => start + end,
  );

/** Words that stand in a text less often than they should; a word broken by the end of a line counts. */
export function missingWords(words, text) {
  const counts = new Map();
  for (const word of [...wordsOf(text), ...brokenWords(plain(text))]) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return words.filter((word) => {
    const count = counts.get(word) ?? 0;
    counts.set(word, count - 1);
    return count <= 0;
  });
}

/** All bookmarks, in the order of the book. */
const flat = (items) => items.flatMap((item) => [item, ...flat(item.items)]);

/** What is wrong with a bookmark: it leads elsewhere than to its heading. */
function problemOf({title, page, y}, pages) {
  const near = pages[page]?.items
    .filter((item) => Math.abs(item.transform[5] - y) < NEAR)
    .map(({str}) => str)
    .join(' ');
  return near !== undefined && letters(near).includes(letters(title))
    ? []
    : [`The bookmark "${title}" leads to page ${page + 1}, where it is not.`];
}

/**
 * Compares a PDF with the HTML of the articles that are in it, and its
 * bookmarks with the headings of the HTML that it was printed from.
 * @returns The number of words of the articles, those that are missing, the number
 * of bookmarks, and what is wrong with these.
 */
export async function checkBook(pdf, {html, sources}) {
  const document = await openPdf(pdf);
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    pages.push(await page.getTextContent());
    page.cleanup();
  }
  const text = pages
    .flatMap(({items}) => [
      ...items.map(({str, hasEOL}) => str + (hasEOL ? '\n' : '')),
      '\n',
    ])
    .join('');
  const bookmarks = [];
  for (const {title, dest} of flat((await document.getOutline()) ?? [])) {
    const target =
      typeof dest === 'string' ? await document.getDestination(dest) : dest;
    const page = target ? await document.getPageIndex(target[0]) : -1;
    bookmarks.push({title, page, y: target?.[3] ?? 0});
  }
  const $ = load(html);
  const headings = $('main :is(h1, h2, h3, h4, h5, h6)')
    .get()
    .map((heading) => $(heading).text().trim());
  const words = sources.flatMap(wordsOfArticle);
  return {
    words: words.length,
    missing: missingWords(words, text),
    bookmarks: bookmarks.length,
    problems: [
      ...headings
        .filter(
          (title, at) => letters(bookmarks[at]?.title ?? '') !== letters(title),
        )
        .map((title) => `No bookmark for "${title}" in its place.`),
      ...bookmarks.flatMap((bookmark) => problemOf(bookmark, pages)),
    ],
  };
}
