import type {Page} from '../../../../plugins/markdown-copies/pages/readPage';

/** Creates a page for tests. */
export const aPage = (page: Partial<Page> = {}): Page => ({
  route: '/help/docs/intro',
  title: 'Introduction',
  description: 'What it is.',
  isUnlisted: false,
  ...page,
});
