import {expect, it} from 'vitest';
import {reachOf} from '../../../../../plugins/print-sections/plan/reach';
import {sectionsOf} from '../../../../../plugins/print-sections/plan/sections';
import type {
  Category,
  Doc,
} from '../../../../../plugins/print-sections/plan/tree';

const doc = (title: string): Doc => ({
  kind: 'doc',
  title,
  route: `/help/docs/${title}`,
});

const category = (title: string, ...items: (Doc | Category)[]): Category => ({
  kind: 'category',
  title,
  route: `/help/docs/${title}/`,
  isWritten: false,
  items,
});

it('names the categories that are split, and those that are not printed', () => {
  const tree = [
    category('a', category('b', doc('1')), category('c', doc('2'))),
    category('d', doc('3'), category('e', doc('4'))),
    category('f', category('g')),
  ];
  const sections = sectionsOf(tree, {
    maxArticles: 1,
    isExcluded: (route) => route === '/help/docs/e/',
  });
  expect(reachOf(tree, sections, '/help/')).toEqual({
    split: ['docs/a'],
    without: ['docs/e', 'docs/f'],
  });
});
