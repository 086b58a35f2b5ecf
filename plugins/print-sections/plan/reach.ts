import {pathBelow} from '../shared/printPageOf';
import type {PrintData} from '../shared/printPageOf';
import type {Section} from './sections';
import type {Category, Doc} from './tree';

/** Addresses of the categories whose docs are on no print page; of those in them, that of the outer one is enough. */
function unprinted(
  tree: readonly (Doc | Category)[],
  printed: ReadonlySet<string>,
): string[] {
  return tree.flatMap((item) => {
    if (item.kind === 'doc') {
      return [];
    }
    return item.route !== undefined && !holds(item, printed)
      ? [item.route]
      : unprinted(item.items, printed);
  });
}

function holds(item: Doc | Category, printed: ReadonlySet<string>): boolean {
  return (
    (item.route !== undefined && printed.has(item.route)) ||
    (item.kind === 'category' && item.items.some((one) => holds(one, printed)))
  );
}

/** What pages need to know in order to find their print page. */
export function reachOf(
  tree: readonly (Doc | Category)[],
  sections: readonly Section[],
  baseUrl: string,
): Pick<PrintData, 'split' | 'without'> {
  const printed = new Set(
    sections.flatMap(({route, entries}) => [
      route,
      ...entries.flatMap((entry) => entry.route ?? []),
    ]),
  );
  const path = (route: string) => pathBelow(route, baseUrl);
  return {
    split: sections
      .filter(({choices}) => choices.length > 0)
      .map(({route}) => path(route)),
    without: unprinted(tree, printed).map(path),
  };
}
