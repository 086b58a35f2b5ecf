import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';

/** What is known of a built page. */
export type Page = {
  /** Path from the origin, with the base URL. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Day of the last change, or of a post, as in 2024-09-18. */
  readonly updated?: string;
  /** Whether lists leave it out: search engines are asked not to list it. */
  readonly isUnlisted: boolean;
};

/** What is not text of the page: navigation, controls, and what the site excludes. */
const SKIPPED =
  'aside, button, footer, form, nav, noscript, script, style, [data-markdown-ignore], .hash-link, .theme-doc-toc-mobile';

/** Whether the head of a page names a copy. */
export const hasCopy = (html: string): boolean =>
  /<link [^>]*type="?text\/markdown/.test(
    html.slice(0, html.indexOf('</head>')),
  );

/** Parses the part of a page between two texts; minified pages leave out end tags. */
function parsePart(html: string, start: string, end: string): CheerioAPI {
  const from = html.indexOf(start);
  const to = html.lastIndexOf(end);
  return load(from < 0 || to < from ? '' : html.slice(from, to), null, false);
}

/** Reads a built page: what is known of it, and its text without title, navigation, and controls. */
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
