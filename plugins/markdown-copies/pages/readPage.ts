import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';

/** Metadata of a built page. */
export type Page = {
  /** Path from the origin, with the base URL. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Date of the last change, or of a post, for example 2024-09-18. */
  readonly updated?: string;
  /** True if the page is `noindex` for search engines. Lists skip it. */
  readonly isUnlisted: boolean;
};

/**
 * Elements that are not text of the page: navigation, controls, and elements
 * that the site excludes.
 */
const SKIPPED =
  'aside, button, footer, form, nav, noscript, script, style, [data-markdown-ignore], .hash-link, .theme-doc-toc-mobile';

/** True if the head of a page links to a Markdown copy. */
export const hasCopy = (html: string): boolean =>
  /<link [^>]*type="?text\/markdown/.test(
    html.slice(0, html.indexOf('</head>')),
  );

/**
 * Parses the part of a page from `start` to before the last `end`. Minified
 * pages omit end tags.
 */
function parsePart(html: string, start: string, end: string): CheerioAPI {
  const from = html.indexOf(start);
  const to = html.lastIndexOf(end);
  return load(from < 0 || to < from ? '' : html.slice(from, to), null, false);
}

/**
 * Reads a built page: its metadata, and its text without title, navigation, and
 * controls.
 */
export function readPage(
  route: string,
  html: string,
): {readonly page: Page; readonly $: CheerioAPI} {
  const $head = parsePart(html, '<head', '</head>');
  const meta = (name: string) =>
    $head(`meta[name=${name}]`).attr('content') ?? '';
  const $ = parsePart(html, '<main', '</main>');
  const heading = $('h1').first();
  const dayIn = (selector: string) =>
    $(selector).attr('datetime')?.slice(0, 10);
  const updated = dayIn('time[itemprop=dateModified]') ?? dayIn('header time');
  const page = {
    route,
    title: heading.text().trim() || $head('title').text(),
    description: meta('description'),
    ...(updated && {updated}),
    isUnlisted: meta('robots').includes('noindex'),
  };
  heading.remove();
  $(SKIPPED).remove();
  const text = $('.theme-doc-markdown').first();
  if (text.length > 0) {
    $.root().empty().append(text);
  }
  return {page, $};
}
