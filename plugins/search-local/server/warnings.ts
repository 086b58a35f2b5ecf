import type {BuiltPages} from './builtPages';

/** Pages that a warning names at the most. */
const MAX_NAMED = 5;

function named(routes: readonly string[]): string {
  const more = routes.length - MAX_NAMED;
  return (
    routes.slice(0, MAX_NAMED).join(', ') +
    (more > 0 ? `, and ${more} more` : '')
  );
}

/** Memory that lunr needs for a section of average length while it builds an index, in bytes. */
const SECTION_MEMORY = 50_000;

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/** A warning if the index of a number of sections does not fit into the memory of Node, in bytes. */
export function memoryWarning(
  sections: number,
  memory: number,
): string | undefined {
  const needed = sections * SECTION_MEMORY;
  return needed > memory
    ? `search-local: the index of ${sections} sections needs about ${gigabytes(needed)} of memory, and Node has ${gigabytes(memory)}. If the build runs out of memory, set the option engine, for example to pagefind(), or give Node more memory with NODE_OPTIONS=--max-old-space-size.`
    : undefined;
}

/** What the author of a site should know of what was indexed, with what to do about it. */
export function warnings({pages, unmarked, empty}: BuiltPages): string[] {
  return [
    pages.length === 0 &&
      'search-local: no page was indexed, so the search finds nothing. Check the options docs, blog, pages, and excludeRoutes.',
    unmarked.length > 0 &&
      `search-local: the theme does not mark the text of ${named(unmarked)}; all of <article> or <main> was indexed instead. Mark what is no text with data-search="skip".`,
    empty.length > 0 &&
      `search-local: no text was found on ${named(empty)}, so the search does not find these pages. They have neither <article> nor <main>; add one to the theme, or leave the routes out with the option excludeRoutes.`,
  ].filter((warning) => warning !== false);
}
