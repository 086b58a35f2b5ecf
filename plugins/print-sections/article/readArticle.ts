import {parse} from './dom';
import type {Dom} from './dom';

/** The day on which a page changed last. */
export type Updated = {
  /** As ISO 8601 has it. */
  readonly datetime: string;
  /** As the page shows it. */
  readonly text: string;
};

/** The article of a built page. */
export type Article = {
  readonly $: Dom;
  readonly ids: ReadonlySet<string>;
  readonly updated?: Updated | undefined;
};

const END = '</article>';

/** The text of an article as its page has it: without menus, breadcrumbs, and footers. */
const CONTENT = '.theme-doc-markdown';

/**
 * Reads the article of a built page of the docs.
 * @param file Where the page is, for messages.
 * @throws Error that names the file where there is no article.
 */
export function readArticle(html: string, file: string): Article {
  const start = html.indexOf('<article');
  const end = html.lastIndexOf(END);
  const $page = parse(start < 0 ? '' : html.slice(start, end + END.length));
  const content = $page(CONTENT).first();
  if (content.length === 0) {
    throw new Error(
      `print-sections: ${file} has no element ${CONTENT}. Does the theme draw docs in another way? Leave the category out with the option exclude.`,
    );
  }
  const time = $page('time[itemprop=dateModified]').first();
  const datetime = time.attr('datetime');
  const $ = parse('');
  $.root().append(content);
  return {
    $,
    ids: new Set(
      $('[id]')
        .get()
        .map(({attribs}) => attribs.id!),
    ),
    updated: datetime ? {datetime, text: time.text()} : undefined,
  };
}
