import {expect, it} from 'vitest';
import {contentOf} from '../../../../.tools/pdf/book.mjs';

const doc = (route: string) => ({title: route, route});
const inner = {
  title: 'Rows',
  route: '/help/docs/operators/rows/',
  items: [doc('/help/docs/operators/rows/sort')],
};
const operators = {
  title: 'Operators',
  route: '/help/docs/operators/',
  items: [inner],
};
const TREES = [doc('/help/docs/intro'), operators];

it('is the reference, the guides, or the category at an address', () => {
  expect(contentOf(TREES, 'reference').items).toEqual([inner]);
  expect(contentOf(TREES, 'guides').items).toEqual([TREES[0]]);
  expect(contentOf(TREES, '/docs/operators/rows')).toBe(inner);
});

it('says what to give where there is no such category', () => {
  expect(() => contentOf(TREES, '/docs/columns/')).toThrow(
    'There is no category at /help/docs/columns/. Give "reference", "guides", or an address such as /docs/operators/cleansing/.',
  );
});
