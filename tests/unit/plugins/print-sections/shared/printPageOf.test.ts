import {expect, it} from 'vitest';
import {printPageOf} from '../../../../../plugins/print-sections/shared/printPageOf';

const DATA = {
  baseUrl: '/help/',
  split: ['/help/print/docs/a'],
};
const category = (label: string, href?: string) => ({
  type: 'category',
  label,
  href,
});

it('is that of the outermost category above a page that is not split', () => {
  const crumbs = [
    category('A', '/help/docs/a/'),
    category('B', '/help/docs/a/b'),
    category('C', '/help/docs/a/b/c'),
    category('Fold'),
    {type: 'link', label: 'D', href: '/help/docs/a/b/c/d'},
  ];
  expect(printPageOf(crumbs, DATA)).toEqual({
    title: 'B',
    href: '/help/print/docs/a/b',
  });
});

it('is that of a split category for its own page and docs', () => {
  const crumbs = [
    category('A', '/help/docs/a/'),
    {type: 'link', label: 'D', href: '/help/docs/a/d'},
  ];
  expect(printPageOf(crumbs, DATA)?.href).toBe('/help/print/docs/a');
});

it('is missing outside of categories', () => {
  expect(printPageOf([], DATA)).toBeUndefined();
  expect(printPageOf([category('Fold')], DATA)).toBeUndefined();
});
