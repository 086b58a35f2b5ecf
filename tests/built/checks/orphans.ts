import type {BuiltPage} from '../support/builtSite';

function withoutSlash(route: string): string {
  return route.replace(/\/$/, '');
}

/** Paths of a page's links within the site, without query and hash. */
function linkedRoutes({$, route}: BuiltPage): string[] {
  return $('a[href]')
    .map((_, link) => {
      const url = new URL(
        $(link).attr('href') ?? '',
        `http://site.invalid${route}`,
      );
      return url.host === 'site.invalid'
        ? withoutSlash(url.pathname)
        : undefined;
    })
    .get();
}

/**
 * Finds files of pages that cannot be reached by links from the page at
 * `start`. Readers would find them only with the search.
 */
export function orphans(pages: readonly BuiltPage[], start: string): string[] {
  const byRoute = new Map(
    pages.map((page) => [withoutSlash(page.route), page]),
  );
  const seen = new Set<string>();
  const waiting = [withoutSlash(start)];
  for (let route = waiting.pop(); route !== undefined; route = waiting.pop()) {
    const page = byRoute.get(route);
    if (page && !seen.has(route)) {
      seen.add(route);
      waiting.push(...linkedRoutes(page));
    }
  }
  return [...byRoute]
    .filter(([route]) => !seen.has(route))
    .map(([, {file}]) => file);
}
