import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';

/** The article of a built page. */
export type Article = {
  readonly $: CheerioAPI;
  readonly ids: ReadonlySet<string>;
  /** When it was last changed: as ISO 8601 writes it, and as the page shows it. */
  readonly updated?: {readonly datetime: string; readonly text: string};
};

const END = '</article>';

/** The text of an article: without menus, breadcrumbs, and footers. */
const CONTENT = '.theme-doc-markdown';

/** Parses a part of a page as browsers do: minified pages leave out end tags. */
export const parse = (html: string): CheerioAPI => load(html, null, false);

/** An address or an id without percent-encoding; unchanged if it cannot be decoded. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reads the article of a built page of the docs.
 * @param route Address of the page, for messages.
 * @throws Error that names the address if there is no article.
 */
export function readArticle(html: string, route: string): Article {
  const start = html.indexOf('<article');
  const end = html.lastIndexOf(END);
  const $page = parse(start < 0 ? '' : html.slice(start, end + END.length));
  const content = $page(CONTENT).first();
  if (content.length === 0) {
    throw new Error(
      `print-sections: ${route} has no element ${CONTENT}. A theme file of the site must have replaced DocItem/Content; give its element this class.`,
    );
  }
  const time = $page('time[itemprop=dateModified]').first();
  const datetime = time.attr('datetime');
  const $ = parse('');
  $.root().append(content);
  return {
    $,
    ids: new Set(Array.from($('[id]'), ({attribs}) => attribs.id!)),
    ...(datetime && {updated: {datetime, text: time.text()}}),
  };
}
