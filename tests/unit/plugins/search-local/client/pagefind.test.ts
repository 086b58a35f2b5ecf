import {expect, it} from 'vitest';
import {askPagefind} from '../../../../../plugins/search-local/client/pagefind';

const section = (title: string, excerpt: string, anchor?: object) => ({
  title,
  url: `/base/docs/join${anchor ? `#${title.toLowerCase()}` : ''}`,
  excerpt,
  anchor,
});

const result = {
  url: '/base/docs/join',
  meta: {
    title: 'Join',
    result:
      '{"kind":"reference","isDeprecated":false,"breadcrumbs":["Operators"]}',
  },
  excerpt: 'An outer <mark>join</mark> keeps &lt;b&gt;.',
  sub_results: [
    section('Join', 'An outer <mark>join</mark>.'),
    section('Keys', 'A <mark>join</mark> of keys.', {}),
  ],
};

const pagefind = {
  search: () =>
    Promise.resolve({
      results: Array.from({length: 40}, () => ({
        score: 2,
        data: () => Promise.resolve(result),
      })),
    }),
};

it('converts results of Pagefind to an answer, with text instead of HTML', async () => {
  const answer = await askPagefind(pagefind, {
    query: 'join jo',
    filters: {},
    limit: 1,
  });
  expect(answer).toEqual({
    query: 'join jo',
    total: 40,
    terms: ['join', 'jo'],
    suggestions: [],
    results: [
      {
        route: '/base/docs/join',
        title: [{text: 'Join', isMatch: true}],
        breadcrumbs: ['Operators'],
        kind: 'reference',
        isDeprecated: false,
        excerpt: [
          {text: 'An outer ', isMatch: false},
          {text: 'join', isMatch: true},
          {text: ' keeps <b>.', isMatch: false},
        ],
        sections: [
          {
            title: [{text: 'Keys', isMatch: false}],
            route: '/base/docs/join#keys',
            excerpt: [
              {text: 'A ', isMatch: false},
              {text: 'join', isMatch: true},
              {text: ' of keys.', isMatch: false},
            ],
          },
        ],
        score: 2,
      },
    ],
  });
});
