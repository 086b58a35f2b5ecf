import {copyPath} from '../shared/copyPath';

/** Location of the published site. */
export type Place = {
  /** Origin. If it is `''`, it is unknown, and addresses start with a slash. */
  readonly origin: string;
  readonly baseUrl: string;
};

/**
 * Files of a route's copy, below the output folder. A route that ends with a
 * slash also has a file without the slash.
 */
export function copyFiles(route: string, baseUrl: string): string[] {
  const relative = decodeURIComponent(route.slice(baseUrl.length));
  const folder = relative.replace(/\/$/, '');
  return [
    copyPath(relative).replace(/^\//, ''),
    ...(relative.endsWith('/') && folder ? [`${folder}.md`] : []),
  ].map((file) => (file === '.md' ? 'index.md' : file));
}

/**
 * Encodes the characters of a path that URLs do not allow. Existing escapes do
 * not change.
 */
function encoded(path: string): string {
  return encodeURI(path).replace(/%25(?=[\dA-F]{2})/gi, '%');
}

/** URL of a route. */
export function pageAddress(route: string, {origin}: Place): string {
  return origin + encoded(route);
}

/** URL of a route's copy. */
export function copyAddress(route: string, place: Place): string {
  return pageAddress(copyPath(route), place);
}

/** URL of a file below the base URL. */
export function fileAddress(file: string, {origin, baseUrl}: Place): string {
  return `${origin}${baseUrl}${file}`;
}

/**
 * Creates a function that maps a link target of a page to the target in a copy.
 * Links to pages with a copy lead to the copy.
 */
export function createAddresses(routes: readonly string[], place: Place) {
  const keyOf = (route: string) => encoded(route).replace(/\/$/, '');
  const byKey = new Map(routes.map((route) => [keyOf(route), route]));

  return (href: string): string => {
    const [, path = '', anchor = ''] = /^([^#]*)(.*)$/s.exec(href)!;
    if (!path.startsWith('/') || path.startsWith('//')) {
      return href;
    }
    const route = byKey.get(keyOf(path));
    return (
      (route ? copyAddress(route, place) : pageAddress(path, place)) + anchor
    );
  };
}
