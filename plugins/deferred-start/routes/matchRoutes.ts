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

/** Whether a route can match a path. For a path without parameters, a comparison of texts answers that. */
const canMatch = ({path, exact}: Route, key: string) =>
  !exact ||
  PATTERN.test(path) ||
  (Math.abs(path.length - key.length) < 2 && keyOf(path) === key);

/**
 * The first route that matches a path, followed by those below it. The result is
 * that of `react-router-config`, which compares the path with one regular
 * expression after another, for each link that comes into view.
 */
export function matchRoutes(
  routes: readonly Route[],
  pathname: string,
): {readonly route: Route; readonly match: match}[] {
  const key = keyOf(pathname);
  for (const route of routes) {
    const match = canMatch(route, key) && matchPath(pathname, route);
    if (match) {
      return [{route, match}, ...matchRoutes(route.routes ?? [], pathname)];
    }
  }
  return [];
}
