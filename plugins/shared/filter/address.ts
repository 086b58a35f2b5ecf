/** Values of the fields of a filter, by their names. An empty value matches everything. */
export type FilterValues = Readonly<Record<string, string>>;

/** Maximum length of the text in an address, in characters. */
const MAX_TEXT = 200;

/** Reads the text of a filter from a query string. A long text is cut off. */
export const readText = (search: string): string =>
  (new URLSearchParams(search).get('text') ?? '').slice(0, MAX_TEXT);

/** Writes a filter into a query string and keeps the other parameters. */
export function writeFilter(search: string, filter: FilterValues): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(filter)) {
    parameters.delete(name);
    if (value.trim() !== '') {
      parameters.set(name, value);
    }
  }
  const query = parameters.toString();
  return query && `?${query}`;
}

/** Returns true if a text has each word of a filter, also as a part of a longer word. Case does not count. */
export function hasWords(text: string, words: string): boolean {
  const searched = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
