import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';
import {isTag} from 'domhandler';
import type {Element} from 'domhandler';

/** Parsed HTML. */
export type Dom = CheerioAPI;

/** Parses a part of a page as browsers do: minified pages leave out end tags, which only the rules of HTML can tell. */
export function parse(html: string): Dom {
  return load(html, null, false);
}

/** All elements. */
export function elements($: Dom): Element[] {
  return $('*').get().filter(isTag);
}

/** Text for HTML, also within quotes. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
}
