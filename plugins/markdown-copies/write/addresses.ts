import {pathFrom} from '../flatten/expand';
import type {Page} from '../pages/types';
import {copyPath} from '../shared/copyPath';

/** Where the site is published. */
export type Place = {
  /** `''` if it is not known: addresses then begin with a slash. */
  readonly origin: string;
  readonly baseUrl: string;
};

/** Files of the copy of a route, below the output folder. A route that ends in a slash also has one without it. */
export function copyFiles(route: string, baseUrl: string): string[] {
  const relative = decodeURI(route.slice(baseUrl.length));
  const folder = relative.replace(/\/$/, '');
  return [
    copyPath(relative).replace(/^\//, ''),
    ...(relative.endsWith('/') && folder ? [`${folder}.md`] : []),
  ].map((file) => (file === '.md' ? 'index.md' : file));
}

/** A path in which all signs that an address does not have are encoded; those that are stay as they are. */
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

/** A link to another site, to an anchor of the page, or to nowhere. */
const APART = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i;

/** Creates what finds the address in a copy for a link of a file, or of a page without a file. */
export function createAddresses(pages: readonly Page[], place: Place) {
  const {baseUrl} = place;
  const keyOf = (route: string) => encoded(route).replace(/\/$/, '');
  const byRoute = new Map(pages.map(({route}) => [keyOf(route), route]));
  const byFile = new Map(
    pages.flatMap(({content, route}) =>
      'file' in content ? [[content.file, route] as const] : [],
    ),
  );

  return (url: string, file: string, self: Page): string => {
    const given = url.replace(/^pathname:\/\//, '');
    if (APART.test(given)) {
      return url;
    }
    const [, target = '', anchor = ''] = /^([^#]*)(.*)$/s.exec(given)!;
    if (target.startsWith('/')) {
      const path = target.startsWith(baseUrl)
        ? target
        : baseUrl + target.slice(1);
      const route = byRoute.get(keyOf(path));
      const address = route
        ? copyAddress(route, place)
        : pageAddress(path, place);
      return address + anchor;
    }
    const route = byFile.get(pathFrom(file, decodeURI(target)));
    const address = route
      ? copyAddress(route, place)
      : pageAddress(self.route, place);
    return address + anchor;
  };
}
