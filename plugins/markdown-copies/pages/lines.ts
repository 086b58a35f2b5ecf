import {MARKS} from '../flatten/marks';

/** Words as Markdown that says nothing but them. */
export function escaped(words: string): string {
  return words.replace(/[\\`*_{}[\]<>|~]/g, '\\$&');
}

/** A link to a route of the site, with the base URL, or to another site. */
export function link(title: string, url: string): string {
  const address = url.startsWith('/') ? MARKS.route + url : url;
  return `[${escaped(title)}](${address})`;
}

/** A line of a list: a link, and what is there. */
export function item(title: string, url: string, about?: string): string {
  return `- ${link(title, url)}${about ? `: ${escaped(about)}` : ''}`;
}
