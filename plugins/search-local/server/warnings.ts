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
