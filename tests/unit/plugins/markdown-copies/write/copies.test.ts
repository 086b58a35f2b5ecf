import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import {makeCopies} from '../../../../../plugins/markdown-copies/write/copies';
import {aPage} from '../aPage';

const page = (route: string, isUnlisted = false) =>
  aPage({
    route: `/help/${route}`,
    title: route,
    isUnlisted,
  });

it('lists the pages directly in a folder, those of folders by their own page', async () => {
  const list = page('docs/operators/');
  const pages = [
    list,
    page('docs/operators/measures'),
    page('docs/operators/blending/'),
    page('docs/operators/blending/sort'),
    page('docs/operators/draft', true),
    page('docs/intro'),
  ];
  const place = {origin: 'https://docs.example.com', baseUrl: '/help/'};
  const tree: Root = {
    type: 'root',
    children: [{type: 'copyPages', folder: 'docs/operators'}],
  };
  const copy = await makeCopies(pages, () => Promise.resolve(tree), place);
  expect(copy.get(list)!.match(/^- .*$/gm)).toEqual([
    expect.stringContaining('docs/operators/measures.md'),
    expect.stringContaining('docs/operators/blending/index.md'),
  ]);
});
