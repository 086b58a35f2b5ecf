/** Words as Markdown that has no other meaning. */
export function escaped(words: string): string {
  return words.replace(/[\\`*_{}[\]<>|~]/g, '\\$&');
}

/** A link to a route of the site, with the base URL, or to another site. */
export function link(title: string, url: string): string {
  return `[${escaped(title)}](<${url}>)`;
}

/** A line of a list: a link and a description. */
export function item(title: string, url: string, about?: string): string {
  return `- ${link(title, url)}${about ? `: ${escaped(about)}` : ''}`;
}
