import {existsSync} from 'node:fs';
import {cp} from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';

/** Docusaurus decodes an address before it looks for the route; `decodeURI` keeps some codes, such as `%3A`. */
const isReachable = (route: string) => decodeURI(route) === route;

/** Routes with percent codes that show the page for unknown addresses. */
export function unreachableRoutes(routes: readonly string[]): string[] {
  return routes.filter((route) => !isReachable(route));
}

/**
 * Copies pages whose route has percent codes to the decoded path. Docusaurus
 * writes a page under its route, `a%3Ab`, but hosts decode the address and look
 * for `a:b`.
 */
export async function copyEncodedPages({
  baseUrl,
  outDir,
  routesPaths,
}: Pick<Props, 'baseUrl' | 'outDir' | 'routesPaths'>): Promise<void> {
  const encoded = routesPaths.filter((route) => route.includes('%'));
  for (const route of encoded.filter(isReachable)) {
    const below = route.slice(baseUrl.length).replace(/\/$/, '');
    for (const end of ['/index.html', '.html']) {
      const file = path.join(outDir, below + end);
      if (existsSync(file)) {
        await cp(file, path.join(outDir, decodeURIComponent(below) + end));
      }
    }
  }
}
