import type {IndexedPage} from '../../../../plugins/search-local/server/buildDocuments';
import {sitePages} from '../../../relevance/support/site';
import {START_PATH} from '../paths';
import {scalePages} from './scalePages';

/** The corpus: guides and stand-ins of operators in any number, the page that searches start from first. */
export function benchPages(count: number): IndexedPage[] {
  const pages = sitePages();
  const isStart = ({page}: IndexedPage) => page.route === START_PATH;
  return scalePages(
    [...pages.filter(isStart), ...pages.filter((page) => !isStart(page))],
    count,
  );
}
