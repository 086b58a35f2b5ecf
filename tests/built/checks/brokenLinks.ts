import {existsSync} from 'node:fs';
import {fileOfRoute} from '../support/builtSite';
import type {BuiltPage} from '../support/builtSite';

function idsOf({$}: BuiltPage): Set<string> {
  return new Set(
    $('[id]')
      .map((_, element) => $(element).attr('id'))
      .get(),
  );
}

/**
 * Finds links within the site whose page or heading does not exist, as `file:
 * link`.
 */
export function brokenLinks(
  pages: readonly BuiltPage[],
  buildDir: string,
): string[] {
  const ids = new Map(
    pages.map((page) => [page.route.replace(/\/$/, ''), idsOf(page)]),
  );
  const isBroken = (from: BuiltPage, href: string): boolean => {
    const {origin, pathname, hash} = new URL(
      href,
      `http://site.invalid${from.route}`,
    );
    if (origin !== 'http://site.invalid') {
      return false;
    }
    const found = ids.get(pathname.replace(/\/$/, ''));
    if (!found) {
      return !existsSync(fileOfRoute(buildDir, pathname));
    }
    return (
      hash.length > 1 &&
      !hash.startsWith('#__') &&
      !found.has(decodeURIComponent(hash.slice(1)))
    );
  };
  return pages.flatMap((page) => {
    const {$, file} = page;
    const hrefs = new Set(
      $('a[href]')
        .map((_, element) => $(element).attr('href'))
        .get(),
    );
    return [...hrefs]
      .filter((href) => isBroken(page, href))
      .map((href) => `${file}: ${href}`);
  });
}
