import {fileLink, linkedIds} from '../registry/links';
import type {OperatorIndex} from '../registry/operatorIndex';
import type {Page} from '../registry/readPages';

/** Doc ids that the text of a page links to: the file of each, or null for an operator without a page as yet. */
export type BodyLinks = Readonly<Record<string, string | null>>;

/** Links of a text by doc id, as far as there are such pages or operators. */
export function bodyLinks(
  page: Page,
  {pages, entries}: Pick<OperatorIndex, 'pages' | 'entries'>,
): BodyLinks {
  return Object.fromEntries(
    [...new Set(linkedIds(page.content))]
      .filter((id) => pages.has(id) || entries.has(id))
      .map((id) => {
        const target = pages.get(id);
        return [id, target ? fileLink(page, target) : null];
      }),
  );
}
