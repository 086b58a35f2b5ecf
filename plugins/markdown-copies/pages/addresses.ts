import {copyPath} from '../shared/copyPath';

/** Where the site is published. */
export type Place = {
  /** `''` if it is not known: addresses then begin with a slash. */
  readonly origin: string;
  readonly baseUrl: string;
};

/** Files of the copy of a route, below the output folder. A route that ends in a slash also has one without it. */
export function copyFiles(route: string, baseUrl: string): string[] {
  const relative = decodeURIComponent(route.slice(baseUrl.length));
  const folder = relative.replace(/\/$/, '');
  return [
    copyPath(relative).replace(/^\//, ''),
    ...(relative.endsWith('/') && folder ? [`${folder}.md`] : []),
  ].map((file) => (file === '.md' ? 'index.md' : file));
}

/** A path in which all characters that an address does not have are encoded; those that are stay as they are. */
function encoded(path: string): string {
  return encodeURI(path).replace(/%25(?=[\dA-F]{2})/gi, '%');
}

/** Address of a route. */
export function pageAddress(route: string, {origin}: Place): string {
  return origin + encoded(route);
}

/** Address of the copy of a route. */
export function copyAddress(route: string, place: Place): string {
  return pageAddress(copyPath(route), place);
}

/** Address of a file below the base URL. */
export function fileAddress(file: string, {origin, baseUrl}: Place): string {
  return `${origin}${baseUrl}${file}`;
}

/** Creates what returns the address in a copy for an address of a page: a page with a copy is replaced with it. */
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
