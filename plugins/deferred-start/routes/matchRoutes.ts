/* Docusaurus brings these two. */
/* eslint-disable import-x/no-extraneous-dependencies */
import {matchPath} from 'react-router';
import type {match} from 'react-router';

export {renderRoutes} from 'react-router-config/esm/react-router-config';
/* eslint-enable import-x/no-extraneous-dependencies */

/** A route, as far as it is compared with paths. */
export type Route = {
  readonly path: string;
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
};

/** Characters of a path with parameters. */
const PATTERN = /[:*()?+\\]/;

/** A path as routes compare it: without the slash at its end, in lower case. */
const keyOf = (path: string) => path.replace(/\/$/, '').toLowerCase();

type Index = {
  /** Positions of the routes that match one path. */
  readonly byPath: ReadonlyMap<string, number>;
  /** Positions of all other routes. */
  readonly others: readonly number[];
};

const indexes = new WeakMap<readonly Route[], Index>();

function indexOf(routes: readonly Route[]): Index {
  const byPath = new Map<string, number>();
  const others: number[] = [];
  routes.forEach(({path, exact}, at) => {
    if (!exact || PATTERN.test(path)) {
      others.push(at);
    } else if (!byPath.has(keyOf(path))) {
      byPath.set(keyOf(path), at);
    }
  });
  const index = {byPath, others};
  indexes.set(routes, index);
  return index;
}

/**
 * The first route that matches a path, followed by those below it. The result is
 * that of `react-router-config`, which compares the path with one regular
 * expression after another, for each link that comes into view.
 */
export function matchRoutes(
  routes: readonly Route[],
  pathname: string,
): {readonly route: Route; readonly match: match}[] {
  const {byPath, others} = indexes.get(routes) ?? indexOf(routes);
  const known = byPath.get(keyOf(pathname)) ?? routes.length;
  for (const at of [...others.filter((other) => other < known), known]) {
    const route = routes[at];
    const match = route && matchPath(pathname, route);
    if (match) {
      const below = route.routes ? matchRoutes(route.routes, pathname) : [];
      return [{route, match}, ...below];
    }
  }
  return [];
}
