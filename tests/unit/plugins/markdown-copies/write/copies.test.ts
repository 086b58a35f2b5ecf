import {expect, it} from 'vitest';
import {makeCopies} from '../../../../../plugins/markdown-copies/write/copies';
import {aPage} from '../aPage';

const page = (route: string, markdown = '', isUnlisted = false) =>
  aPage({
    route: `/help/${route}`,
    title: route,
    isUnlisted,
    content: {markdown},
  });

it('lists the pages directly in a folder, those of folders by their own page', () => {
  const list = page('docs/operators/', '@copies-pages/docs/operators');
  const pages = [
    list,
    page('docs/operators/measures'),
    page('docs/operators/blending/'),
    page('docs/operators/blending/sort'),
    page('docs/operators/draft', '', true),
    page('docs/intro'),
  ];
  const place = {origin: 'https://docs.example.com', baseUrl: '/help/'};
  const copy = makeCopies(pages, new Map(), {...place, siteDir: '/site'});
  expect(copy.get(list)!.match(/^- .*$/gm)).toEqual([
    expect.stringContaining('docs/operators/measures.md'),
    expect.stringContaining('docs/operators/blending/index.md'),
  ]);
});
