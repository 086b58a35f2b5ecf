import type {IndexedPage} from '../../../../plugins/search-local/server/buildDocuments';
import {sitePages} from '../../../relevance/support/site';
import {START_PATH} from '../paths';
import {scalePages} from './scalePages';

/** The corpus: the pages of the built site in any number, the page that searches start from first. */
export async function benchPages(count: number): Promise<IndexedPage[]> {
  const pages = await sitePages();
  const isStart = ({page}: IndexedPage) => page.route === START_PATH;
  return scalePages(
    [...pages.filter(isStart), ...pages.filter((page) => !isStart(page))],
    count,
  );
}
