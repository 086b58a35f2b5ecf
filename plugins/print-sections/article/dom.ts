import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';

/** Parsed HTML. */
export type Dom = CheerioAPI;

/** Parses a part of a page as browsers do: minified pages leave out end tags. */
export const parse = (html: string): Dom => load(html, null, false);

/** Text for HTML, also within quotes. */
export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');

/** An address or an id without percent-encoding; unchanged if it cannot be decoded. */
export function decoded(text: string, decode = decodeURI): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}
