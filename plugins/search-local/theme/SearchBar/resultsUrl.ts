import {versionTag} from '../../shared/docsVersion';
import type {DocsVersion} from '../../shared/docsVersion';

/**
 * Address of the page of all results for a query, from the docs version that
 * was searched; undefined when there is no such page.
 */
export function resultsUrl(
  resultsPath: string | undefined,
  query: string,
  version?: DocsVersion,
): string | undefined {
  const parameters = new URLSearchParams({
    q: query,
    ...(version && {version: versionTag(version)}),
  });
  return resultsPath && `${resultsPath}?${parameters}`;
}
