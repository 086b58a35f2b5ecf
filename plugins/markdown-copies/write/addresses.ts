import {copyPath} from '../shared/copyPath';
import type {Page} from '../pages/types';

/** Where the site is published. */
export type Place = {
  /** `''` where it is not known: addresses then begin with a slash. */
  readonly origin: string;
  readonly baseUrl: string;
};

/** Files of the copy of a route, below the output folder. One that ends in a slash is also found without it. */
export function copyFiles(route: string, baseUrl: string): string[] {
  const relative = decodeURI(route.slice(baseUrl.length));
  const folder = relative.replace(/\/$/, '');
  return [
    copyPath(relative).replace(/^\//, ''),
    ...(relative.endsWith('/') && folder ? [`${folder}.md`] : []),
  ].map((file) => (file === '.md' ? 'index.md' : file));
}

/** Address of the copy of a route. */
export function copyAddress(route: string, {origin}: Place): string {
  return origin + copyPath(route);
}

/** Finds the address that a mark stands for. */
export class Addresses {
  private readonly byFile: ReadonlyMap<string, string>;
  private readonly byRoute: ReadonlyMap<string, string>;

  /** @param fileOf - The path of a page's file from the folder of the site. */
  constructor(
    pages: readonly Page[],
    private readonly place: Place,
    fileOf: (page: Page) => string | undefined,
  ) {
    this.byFile = new Map(
      pages.flatMap((page) => {
        const file = fileOf(page);
        return file === undefined ? [] : [[file, page.route]];
      }),
    );
    this.byRoute = new Map(
      pages.map(({route}) => [route.replace(/\/$/, ''), route]),
    );
  }

  /** Of a file; undefined where it is no page. */
  ofFile(file: string): string | undefined {
    const route = this.byFile.get(file);
    return route === undefined ? undefined : copyAddress(route, this.place);
  }

  /** Of a route, with the base URL: its copy, or the address itself where there is none. */
  ofRoute(path: string): string {
    const route = this.byRoute.get(path.replace(/\/$/, ''));
    return route === undefined
      ? this.place.origin + path
      : copyAddress(route, this.place);
  }

  /** Of a path below the base URL. */
  ofPath(path: string): string {
    return this.ofRoute(this.place.baseUrl + path);
  }
}
