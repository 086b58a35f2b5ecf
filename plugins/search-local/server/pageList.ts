import type {ListedPage} from '../shared/pageList';
import type {PageRef} from './pages';
import {plainLabel} from './plainLabel';

/**
 * The pages that have a title, in the order of their titles, for a list from
 * A to Z. Pages without a title before rendering, such as a landing page made
 * with React, are left out.
 */
export function listForReaders(
  pages: readonly PageRef[],
  locale: string,
): ListedPage[] {
  const collator = new Intl.Collator(locale, {
    numeric: true,
    sensitivity: 'base',
  });
  return pages
    .flatMap(({title, route, categories}) =>
      title
        ? [
            {
              title: plainLabel(title),
              route,
              category: categories[0] && plainLabel(categories[0]),
            },
          ]
        : [],
    )
    .sort(
      (a, b) =>
        collator.compare(a.title, b.title) || (a.route < b.route ? -1 : 1),
    );
}
